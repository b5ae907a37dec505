import { useTranslation } from 'react-i18next'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { Banner } from '../../../shared/ui/Banner'
import { Link } from '../../../shared/ui/Link'

/** An administrator may not change the object: says so, and leads to the right that is missing. */
export function ReadOnlyNote({ to }: { to: string }) {
  const { t } = useTranslation('definition')
  const { domains = [] } = useBootstrap().rights
  return (
    <Banner kind="info">
      {t('noRight')}. {domains.length > 0 && <Link href={to}>{t('whyNot')}</Link>}
    </Banner>
  )
}
