import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button'
import { Dialog } from '../../../shared/ui/Dialog'

/** A message that all selected permissions come from a group, a container or a role. */
export function NothingToRevoke({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('assignments')
  return (
    <Dialog
      isOpen
      title={t('kept.title')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('kept.close')}</Button>}
    >
      <p>{t('kept.text')}</p>
    </Dialog>
  )
}
