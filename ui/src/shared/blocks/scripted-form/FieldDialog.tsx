import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/Dialog'
import { DialogActions } from '../../ui/DialogActions'
import { useProblemText } from '../validation/useProblemText'
import type { ShownNames } from '../workflow-form/fieldControlProps'
import { FieldControl } from '../workflow-form/FieldControl'
import { problemOf } from '../workflow-form/fieldRules'
import { isEmpty, readFieldValue, sentFieldValue } from '../workflow-form/fieldValue'
import type { FieldNode, FormValue } from '../workflow-form/formNode'

interface FieldDialogProps {
  node: FieldNode
  value: FormValue
  isReadOnly: boolean
  /** Called with the value in the form's shape, and the names of the chosen items. */
  onFill: (value: FormValue, names: ShownNames) => void
  onClose: () => void
}

/** Asks for the value of a field that the sandbox has no control for. */
export function FieldDialog({ node, value, isReadOnly, onFill, onClose }: FieldDialogProps) {
  const { t } = useTranslation('forms')
  const problemText = useProblemText()
  const [entered, setEntered] = useState(() => readFieldValue(node, value))
  const [names, setNames] = useState<ShownNames>({})
  const [error, setError] = useState<string>()
  const fill = () => {
    const problem = isEmpty(entered) ? undefined : problemOf(node, entered)
    setError(problem)
    if (problem === undefined) onFill(sentFieldValue(node, entered), names)
  }
  return (
    <Dialog
      isOpen
      title={t(isReadOnly ? 'show' : 'choose')}
      onClose={onClose}
      actions={!isReadOnly && <DialogActions verb={t('choose')} onDo={fill} onCancel={onClose} />}
    >
      <FieldControl
        node={node}
        field={{
          label: node.label,
          hint: node.hint,
          isReadOnly,
          error: error && (node.rules.message ?? problemText(error)),
        }}
        value={entered}
        onChange={(next, known = {}) => {
          setEntered(next)
          setNames({ ...names, ...known })
        }}
        onBlur={() => undefined}
      />
    </Dialog>
  )
}
