import { Trans, useTranslation } from 'react-i18next'
import { RelativeTime } from '../values/RelativeTime'

/** Says how old the draft is. */
export function FoundWords({ at }: { at: number }) {
  const { t } = useTranslation('drafts')
  return <Trans t={t} i18nKey="found" components={{ when: <RelativeTime at={at} /> }} />
}
