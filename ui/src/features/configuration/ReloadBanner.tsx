import { RefreshCw } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useBrowserWindow } from '../../shared/platform/parts/browserWindow'
import { Banner } from '../../shared/ui/Banner'
import { Button } from '../../shared/ui/Button'

/** What was saved shows once the page is loaded again. Source: SPEC 8 "Feedback kinds". */
export function ReloadBanner() {
  const { t } = useTranslation('configuration')
  const { reload } = useBrowserWindow()
  return (
    <div role="status">
      <Banner
        kind="warning"
        actions={
          <Button size="small" icon={RefreshCw} onPress={reload}>
            {t('reload.verb')}
          </Button>
        }
      >
        {t('reload.text')}
      </Banner>
    </div>
  )
}
