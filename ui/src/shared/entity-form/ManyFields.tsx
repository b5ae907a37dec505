import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button'
import { FieldGroup } from '../ui/FieldGroup'
import { IconButton } from '../ui/IconButton'
import { useProblemText } from '../validation/useProblemText'
import type { Value } from '../values/attribute'
import type { ControlProps } from './controls'
import { problemOf } from './entitySchema'
import styles from './ManyFields.module.css'
import { OneField } from './OneField'

const EMPTY: Value = { raw: '', text: '' }

/** Several values that are typed, a row for each; what is wrong stands at its row. */
export function ManyFields({ attribute, field, values, onChange, onBlur }: ControlProps) {
  const { t } = useTranslation('forms')
  const { group, focusRow } = useRowFocus()
  const rows = values.length > 0 ? values : [EMPTY]
  const errors = useRowErrors(attribute, rows, field.error)
  const remove = (index: number) => {
    onChange(rows.toSpliced(index, 1))
    focusRow(Math.max(index - 1, 0))
  }
  const add = () => {
    onChange([...rows, EMPTY])
    focusRow(rows.length)
  }
  return (
    <FieldGroup {...field} ref={group} error={undefined}>
      <ul className={styles.rows}>
        {rows.map((value, index) => {
          const name = t('row', { label: field.label, number: index + 1 })
          const words = { label: name, hideLabel: true, error: errors[index] }
          return (
            <li key={index} className={styles.row}>
              <OneField
                attribute={attribute}
                field={words}
                value={value}
                onChange={(next) => onChange(rows.with(index, next))}
                onBlur={onBlur}
              />
              {rows.length > 1 && (
                <IconButton
                  label={t('removeRow', { name })}
                  icon={Minus}
                  onPress={() => remove(index)}
                />
              )}
            </li>
          )
        })}
      </ul>
      <div>
        <Button variant="quiet" size="small" icon={Plus} onPress={add}>
          {t('addRow', { label: field.label })}
        </Button>
      </div>
    </FieldGroup>
  )
}

/** Which row an error belongs to; one that is nobody's, that there is no value, stands at the first. */
function useRowErrors(
  attribute: ControlProps['attribute'],
  rows: readonly Value[],
  error: string | undefined,
): (string | undefined)[] {
  const problemText = useProblemText()
  if (error === undefined) return []
  const own = rows.map(({ raw }) => problemText(problemOf(attribute, raw)))
  return own.some(Boolean) ? own : [error]
}

/** Puts the focus into a row once it is there. */
function useRowFocus() {
  const group = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const row = group.current?.querySelectorAll('li')[wanted.current]
    row?.querySelector<HTMLElement>('input, [role="spinbutton"]')?.focus()
    wanted.current = undefined
  })
  const focusRow = (index: number) => {
    wanted.current = index
  }
  return { group, focusRow }
}
