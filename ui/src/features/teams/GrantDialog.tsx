import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFault } from '../../shared/form/FormFault'
import { useSave } from '../../shared/form/useSave'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'
import { Stack } from '../../shared/page/Stack'

interface GrantDialogProps {
  title: string
  verb: string
  /** Whether everything is there that the call needs. */
  isComplete: boolean
  /** Saving was tried: what is missing is said. */
  onIncomplete: () => void
  /** Rejects with the error of the call. */
  onSave: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** A dialog that changes the permissions of a team; what the server refuses is told in it. */
export function GrantDialog(props: GrantDialogProps) {
  const { title, verb, isComplete, onIncomplete, onSave, onClose, children } = props
  const { t } = useTranslation('confirm')
  const [isBusy, setBusy] = useState(false)
  const { attempt, fault } = useSave(onSave)
  const save = async () => {
    if (!isComplete) {
      onIncomplete()
      return
    }
    setBusy(true)
    const isSaved = await attempt(undefined)
    if (isSaved) onClose()
    else setBusy(false)
  }
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isPending={isBusy} onPress={() => void save()}>
            {verb}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        {fault !== undefined && <FormFault error={fault} />}
      </Stack>
    </Dialog>
  )
}
