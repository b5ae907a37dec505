import { Minus, Plus } from 'lucide'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import type { FieldProps } from '../../ui/field'
import { FieldGroup } from '../../ui/FieldGroup'
import { IconButton } from '../../ui/IconButton'
import styles from './RowsField.module.css'

interface Row<Item> {
  item: Item
  /** The label of the row, which screen readers hear, and what is wrong with it. */
  field: FieldProps
  onChange: (item: Item) => void
}

interface RowsFieldProps<Item> {
  field: FieldProps
  items: readonly Item[]
  /** The value of a new row. */
  empty: Item
  onChange: (items: Item[]) => void
  /** The error of each row. */
  errors: readonly (string | undefined)[]
  children: (row: Row<Item>) => ReactNode
}

/** A field for several values, with a row for each; there is always at least one row. */
export function RowsField<Item>(props: RowsFieldProps<Item>) {
  const { field, items, empty, onChange, errors, children } = props
  const { t } = useTranslation('forms')
  const { group, focusRow } = useRowFocus()
  const { isReadOnly = false } = field
  const rows = items.length > 0 ? items : [empty]
  const remove = (index: number) => {
    onChange(rows.toSpliced(index, 1))
    focusRow(Math.max(index - 1, 0))
  }
  const add = () => {
    onChange([...rows, empty])
    focusRow(rows.length)
  }
  return (
    <FieldGroup {...field} ref={group} error={undefined}>
      <ul className={styles.rows}>
        {rows.map((item, index) => {
          const name = t('row', { label: field.label, number: index + 1 })
          return (
            <li key={index} className={styles.row}>
              {children({
                item,
                field: { label: name, hideLabel: true, error: errors[index], isReadOnly },
                onChange: (next) => onChange(rows.with(index, next)),
              })}
              {rows.length > 1 && !isReadOnly && (
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
      {!isReadOnly && (
        <div>
          <Button variant="quiet" size="small" icon={Plus} onPress={add}>
            {t('addRow', { label: field.label })}
          </Button>
        </div>
      )}
    </FieldGroup>
  )
}

/** Focuses a row as soon as it is rendered. */
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
