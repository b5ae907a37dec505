import type { ReactNode } from 'react'
import { Dialog, type DialogSide } from '../../ui/Dialog'
import { DialogActions } from '../../ui/DialogActions'
import { DraftOffer } from './DraftOffer'
import type { KeptDraft } from './useDraft'

interface DraftDialogProps<Value> {
  title: string
  /** Shows the dialog as a sheet at this side. */
  side?: DialogSide
  draft: KeptDraft<Value>
  /** Puts the draft into the fields. */
  onRestore: (value: Value) => void
  /** The text of the main button: `Assign`. */
  verb: string
  variant?: 'primary' | 'danger'
  isBusy?: boolean
  /** Whether the main button is disabled, as an entry is missing. */
  isDisabled?: boolean
  onDo: () => void
  onClose: () => void
  /** The fields of the dialog. */
  children: ReactNode
  /** A third button, before the other two. */
  thirdWay?: ReactNode
}

/**
 * A dialog with fields and a draft: Cancel discards the entries, any other way to close it keeps them as a draft.
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
