import { Trash2, TriangleAlert } from 'lucide'
import { useState, type ReactNode } from 'react'
import { useErrorText } from '../../platform/errors/useErrorText'
import { Banner } from '../../ui/Banner'
import { Dialog } from '../../ui/Dialog'
import { DialogActions } from '../../ui/DialogActions'
import { AffectedNames } from './AffectedNames'
import { TypedConfirmation } from './TypedConfirmation'
import { useIsSaid } from './useIsSaid'

interface ConfirmDialogProps {
  /** Asks: `Delete 3 users?` */
  title: string
  /** What it leads to: `They lose 41 roles and resources.` */
  consequence: ReactNode
  /** Names of what it is done to. */
  affected?: readonly string[]
  /** Says what is done, on the button: `Delete 3 users`. */
  verb: string
  kind: 'deletion' | 'change'
  /** The verb has to be typed first: for what destroys many things at once. */
  isTyped?: boolean
  /** Does it. A rejection is told here, and can be tried again. */
  onConfirm: () => Promise<unknown>
  /** It is done, or not wanted. */
  onClose: () => void
}

const LOOKS = {
  deletion: { sign: { icon: Trash2, kind: 'danger' }, variant: 'danger' },
  change: { sign: { icon: TriangleAlert, kind: 'warning' }, variant: 'primary' },
} as const

/**
 * Asks before something is done that cannot be taken back. What became of each thing is told by `showFeedback`.
 * Render it to open it; while it is at work it cannot be left.
 *
 * Source: docs/assumptions.md A-220.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, consequence, affected = [], verb, kind, isTyped = false } = props
  const { isBusy, error, confirm, close } = useConfirmation(props)
  const [typed, setTyped] = useState('')
  const isSaid = useIsSaid(verb)
  const mayConfirm = !isTyped || isSaid(typed)
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      sign={LOOKS[kind].sign}
      onClose={close}
      actions={
        <DialogActions
          verb={verb}
          variant={LOOKS[kind].variant}
          isBusy={isBusy}
          isDisabled={!mayConfirm}
          onDo={() => void confirm()}
          onCancel={close}
        />
      }
    >
      <p>{consequence}</p>
      <AffectedNames names={affected} />
      {isTyped && (
        <TypedConfirmation
          verb={verb}
          value={typed}
          isDisabled={isBusy}
          onChange={setTyped}
          onSubmit={() => mayConfirm && void confirm()}
        />
      )}
      {error !== undefined && <Failure error={error} />}
    </Dialog>
  )
}

function Failure({ error }: { error: unknown }) {
  const errorText = useErrorText()
  return (
    <div role="alert">
      <Banner kind="danger">{errorText(error)}</Banner>
    </div>
  )
}

function useConfirmation({ onConfirm, onClose }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const confirm = async () => {
    setError(undefined)
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch (reason) {
      setError(reason)
      setBusy(false)
    }
  }
  return { isBusy, error, confirm, close: () => isBusy || onClose() }
}
