import { RotateCcw } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../confirm/ConfirmDialog'
import { Button } from '../../ui/Button'

/** Restores the defaults of the product, after a confirmation. */
export function RestoreDefaults({ onRestore }: { onRestore: () => Promise<unknown> }) {
  const { t } = useTranslation('forms')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="quiet" icon={RotateCcw} onPress={() => setOpen(true)}>
        {t('restore.verb')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('restore.title')}
          consequence={t('restore.text')}
          verb={t('restore.verb')}
          kind="change"
          onConfirm={onRestore}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
