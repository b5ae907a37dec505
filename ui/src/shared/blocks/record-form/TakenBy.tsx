import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner'
import { Link } from '../../ui/Link'
import { cnOf } from '../values/dn'

interface TakenByProps {
  /** DN of the record that has the name; nothing is shown without it. */
  dn: string | undefined
  toRecord: (dn: string) => string
}

/** Links to the existing record with the same name as a new one. */
export function TakenBy({ dn, toRecord }: TakenByProps) {
  const { t } = useTranslation('forms')
  if (dn === undefined) return null
  return (
    <Banner kind="warning">
      {t('takenBy')} <Link href={toRecord(dn)}>{cnOf(dn)}</Link>
    </Banner>
  )
}
