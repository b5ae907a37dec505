import { GitCompareArrows } from 'lucide'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

/** A button, and the dialog that shows what a save would change. */
export function ReviewButton({ children }: { children: ReactNode }) {
  const { t } = useTranslation('forms')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button icon={GitCompareArrows} onPress={() => setOpen(true)}>
        {t('review.open')}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          title={t('review.open')}
          onClose={close}
          actions={<Button onPress={close}>{t('review.close')}</Button>}
        >
          {children}
        </Dialog>
      )}
    </>
  )
}
