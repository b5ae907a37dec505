import { useTranslation } from 'react-i18next'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { Banner } from '../../../shared/ui/Banner'
import { Link } from '../../../shared/ui/Link'

/** Tells administrators that they may not change the object, with a link to the missing right. */
export function ReadOnlyNote({ to }: { to: string }) {
  const { t } = useTranslation('definition')
  const { domains = [] } = useBootstrap().rights
  return (
    <Banner kind="info">
      {t('noRight')}. {domains.length > 0 && <Link href={to}>{t('whyNot')}</Link>}
    </Banner>
  )
}
