import { RefreshCw } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useBrowserWindow } from '../../platform/parts/browserWindow'
import { Banner } from '../../ui/Banner'
import { Button } from '../../ui/Button'

/** Says that the saved settings take effect once the page is loaded again. Source: SPEC 8 "Feedback kinds". */
export function ReloadBanner() {
  const { t } = useTranslation('forms')
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
