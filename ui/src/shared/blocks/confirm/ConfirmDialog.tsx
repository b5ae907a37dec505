import { Trash2, TriangleAlert } from 'lucide'
import { useState, type ReactNode } from 'react'
import { useLocale } from '../../../i18n/useLocale'
import { useErrorText } from '../../platform/errors/useErrorText'
import { Banner } from '../../ui/Banner'
import { Dialog } from '../../ui/Dialog'
import { DialogActions } from '../../ui/DialogActions'
import { AffectedNames } from './AffectedNames'
import { TypedConfirmation } from './TypedConfirmation'
import { useIsSaid } from './useIsSaid'

interface ConfirmDialogProps {
  /** The question: `Delete 3 users?` */
  title: string
  /** The consequence: `They lose 41 roles and resources.` */
  consequence: ReactNode
  /** Names of the affected records. */
  affected?: readonly string[]
  /** The text of the confirm button: `Delete 3 users`. */
  verb: string
  kind: 'deletion' | 'change'
  /** The text to type before the button is enabled: the name of one record, or the number of several. */
  typed?: string | number | undefined
  /** Whether the button is disabled, as an entry is missing in `children`. */
  isDisabled?: boolean
  /** More details or fields, below the names. */
  children?: ReactNode
  /** Carries out the action. If it rejects, the dialog shows the error and stays open. */
  onConfirm: () => Promise<unknown>
  /** Called when the action is done, or canceled. */
  onClose: () => void
}

const LOOKS = {
  deletion: { sign: { icon: Trash2, kind: 'danger' }, variant: 'danger' },
  change: { sign: { icon: TriangleAlert, kind: 'warning' }, variant: 'primary' },
} as const

/**
 * Asks before an action that cannot be undone; `showFeedback` reports its outcome. Rendering the dialog opens it. While
 * the action runs, it cannot be closed.
 *
 * Source: docs/assumptions.md A-220.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, consequence, affected = [], verb, kind } = props
  const { isBusy, error, confirm, close } = useConfirmation(props)
  const [entered, setEntered] = useState('')
  const phrase = usePhrase(props.typed)
  const isSaid = useIsSaid(phrase ?? '')
  const mayConfirm = !props.isDisabled && (phrase === undefined || isSaid(entered))
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
      {props.children}
      {phrase !== undefined && (
        <TypedConfirmation
          phrase={phrase}
          value={entered}
          isDisabled={isBusy}
          onChange={setEntered}
          onSubmit={() => mayConfirm && void confirm()}
        />
      )}
      {error !== undefined && <Failure error={error} />}
    </Dialog>
  )
}

/** Formats a number in the digits of the locale. */
function usePhrase(typed: string | number | undefined): string | undefined {
  const { intlLocale } = useLocale()
  return typeof typed === 'number'
    ? new Intl.NumberFormat(intlLocale, { useGrouping: false }).format(typed)
    : typed
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
