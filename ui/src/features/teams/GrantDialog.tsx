import { useState, type ReactNode } from 'react'
import { FormFault } from '../../shared/form/FormFault'
import { useSave } from '../../shared/form/useSave'
import { Dialog } from '../../shared/ui/Dialog'
import { DialogActions } from '../../shared/ui/DialogActions'
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
        <DialogActions verb={verb} isBusy={isBusy} onDo={() => void save()} onCancel={onClose} />
      }
    >
      <Stack>
        {children}
        {fault !== undefined && <FormFault error={fault} />}
      </Stack>
    </Dialog>
  )
}
