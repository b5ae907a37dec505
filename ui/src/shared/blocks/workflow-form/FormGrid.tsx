import { Minus, Plus } from 'lucide'
import type { ReactNode } from 'react'
import { get, useFieldArray, useFormState, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { FieldGroup } from '../../ui/FieldGroup'
import { IconButton } from '../../ui/IconButton'
import { useProblemText } from '../validation/useProblemText'
import { rowsProblem } from './fieldRules'
import { newRow } from './formData'
import type { FormNode, GridNode } from './formNode'
import styles from './WorkflowForm.module.css'

interface FormGridProps {
  node: GridNode
  control: Control
  isReadOnly: boolean
  /** Draws the fields of a row. */
  children: (row: readonly FormNode[], isReadOnly: boolean) => ReactNode
}

/** Rows with the same fields; rows can be added and removed. */
export function FormGrid({ node, control, children, ...rest }: FormGridProps) {
  const { t } = useTranslation('forms')
  const { name, label, hint, isRequired, leastRows, mostRows } = node
  const isReadOnly = rest.isReadOnly || node.isReadOnly
  const { fields, append, remove } = useRows(node, control)
  const error = useRowsError(name, control)
  return (
    <FieldGroup label={label} hint={hint} isRequired={isRequired} error={error}>
      <ul className={styles.rows}>
        {fields.map(({ id }, index) => {
          const row = t('row', { label, number: index + 1 })
          return (
            <li key={id} className={styles.row} aria-label={row}>
              {children(node.readRow(index), isReadOnly)}
              {!isReadOnly && fields.length > leastRows && (
                <IconButton
                  label={t('removeRow', { name: row })}
                  icon={Minus}
                  onPress={() => remove(index)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {!isReadOnly && fields.length < mostRows && (
        <div>
          <Button variant="quiet" size="small" icon={Plus} onPress={() => append(newRow(node))}>
            {t('addRow', { label })}
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}

function useRows(node: GridNode, control: Control) {
  const validate = (rows: readonly unknown[]) => rowsProblem(node, rows.length)
  return useFieldArray({ control, name: node.name, rules: { validate } })
}

function useRowsError(name: string, control: Control): string | undefined {
  const problemText = useProblemText()
  const { errors } = useFormState({ control, name })
  return problemText(get<object, string | undefined>(errors, `${name}.root.message`))
}
