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
  /** Asks: `Delete 3 users?` */
  title: string
  /** What it leads to: `They lose 41 roles and resources.` */
  consequence: ReactNode
  /** Names of what it is done to. */
  affected?: readonly string[]
  /** Says what is done, on the button: `Delete 3 users`. */
  verb: string
  kind: 'deletion' | 'change'
  /** Has to be typed first: the name of one record, or the number of several. */
  typed?: string | number | undefined
  /** Something is missing in the fields below. */
  isDisabled?: boolean
  /** Under the names: what follows in detail, or fields. */
  children?: ReactNode
  /** Does it. A rejection is told here, and can be tried again. */
  onConfirm: () => Promise<unknown>
  /** Called when the action is done, or canceled. */
  onClose: () => void
}

const LOOKS = {
  deletion: { sign: { icon: Trash2, kind: 'danger' }, variant: 'danger' },
  change: { sign: { icon: TriangleAlert, kind: 'warning' }, variant: 'primary' },
} as const

/**
 * Asks before something is done that cannot be taken back. The outcome of each thing is told by `showFeedback`.
 * Render it to open it; while it is at work it cannot be left.
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

/** A number in the digits of the locale. */
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
