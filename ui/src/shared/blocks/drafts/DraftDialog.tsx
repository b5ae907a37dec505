import type { ReactNode } from 'react'
import { Dialog, type DialogSide } from '../../ui/Dialog'
import { DialogActions } from '../../ui/DialogActions'
import { DraftOffer } from './DraftOffer'
import type { KeptDraft } from './useDraft'

interface DraftDialogProps<Value> {
  title: string
  /** Makes it a side sheet. */
  side?: DialogSide
  draft: KeptDraft<Value>
  /** Puts the draft into the fields. */
  onRestore: (value: Value) => void
  /** Says what is done, on the button: `Assign`. */
  verb: string
  variant?: 'primary' | 'danger'
  isBusy?: boolean
  /** Something is missing that only the fields can tell. */
  isDisabled?: boolean
  onDo: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
  /** A third button, before both. */
  thirdWay?: ReactNode
}

/**
 * A dialog in which something is entered: Cancel throws it away, every other way out keeps it as a draft.
 *
 * Source: docs/assumptions.md A-380.
 */
export function DraftDialog<Value>(props: DraftDialogProps<Value>) {
  const { title, side, draft, onRestore, onClose, children, thirdWay, ...way } = props
  const cancel = () => {
    draft.forget()
    onClose()
  }
  return (
    <Dialog
      isOpen
      title={title}
      {...(side && { side })}
      onClose={onClose}
      actions={
        <DialogActions {...way} onCancel={cancel}>
          {thirdWay}
        </DialogActions>
      }
    >
      <DraftOffer draft={draft} onRestore={onRestore} />
      {children}
    </Dialog>
  )
}
