import { RotateCcw } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../confirm/ConfirmDialog'
import { Button } from '../../ui/Button'

interface RestoreDefaultsProps {
  onRestore: () => Promise<unknown>
  /** A risk of the restoration, with the text to type before it is carried out. */
  risk?: { text: string; typed: string } | undefined
}

/** Restores the defaults of the product, after a confirmation. */
export function RestoreDefaults({ onRestore, risk }: RestoreDefaultsProps) {
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
          consequence={
            <>
              {t('restore.text')} {risk?.text}
            </>
          }
          verb={t('restore.verb')}
          kind={risk ? 'deletion' : 'change'}
          typed={risk?.typed}
          onConfirm={onRestore}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
