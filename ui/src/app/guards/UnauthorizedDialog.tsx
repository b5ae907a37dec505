import { Lock } from 'lucide'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'
import type { AreaDefault } from '../navigation/useAreaDefault'
import { useRedirect } from './useRedirect'

interface UnauthorizedDialogProps {
  /** The name of the page, `Users`. */
  page: string
  /** The page to which Close leads. */
  areaDefault: AreaDefault
  onClose?: () => void
}

/** Shown instead of a page that the person may not open. Source: SPEC 2 "Modals", Unauthorized dialog. */
export function UnauthorizedDialog({ page, areaDefault, onClose }: UnauthorizedDialogProps) {
  const { t } = useTranslation()
  const redirect = useRedirect(areaDefault)
  const close = () => {
    onClose?.()
    redirect.go()
  }
  return (
    <Dialog
      isOpen
      role="alertdialog"
      sign={{ icon: Lock, kind: 'danger' }}
      title={t('unauthorized.title', { pageName: page })}
      actions={
        <Button variant="primary" onPress={close}>
          {t('unauthorized.close')}
        </Button>
      }
    >
      <p>{t('unauthorized.text', { pageName: redirect.name })}</p>
    </Dialog>
  )
}
