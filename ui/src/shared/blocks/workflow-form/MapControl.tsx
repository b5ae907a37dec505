import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { RowsField } from '../form/RowsField'
import { TextField } from '../../ui/TextField'
import type { FieldControlProps } from './fieldControlProps'
import { readFieldValue, rowsOf } from './fieldValue'
import type { FieldNode } from './formNode'
import styles from './WorkflowForm.module.css'

interface MapControlProps extends FieldControlProps {
  entry: NonNullable<FieldNode['entry']>
  /** Renders the value of a row. */
  Value: ComponentType<FieldControlProps>
}

/** Rows with a key and a value. */
export function MapControl({ entry, field, value, onChange, onBlur, Value }: MapControlProps) {
  const { t } = useTranslation('workflowForm')
  const keyLabel = entry.keyLabel ?? t('key')
  const label = entry.value.label === '' ? t('value') : entry.value.label
  return (
    <RowsField
      field={field}
      items={rowsOf(value)}
      empty={{ key: '', value: readFieldValue(entry.value, entry.value.initial) }}
      onChange={(rows) => onChange(rows.map(({ key, value }) => ({ key, value })))}
      errors={[field.error]}
    >
      {({ item, field: row, onChange: put }) => (
        <div className={styles.pair} role="group" aria-label={row.label}>
          <TextField
            label={keyLabel}
            error={row.error}
            isReadOnly={row.isReadOnly}
            value={item.key}
            onChange={(key) => put({ ...item, key })}
            onBlur={onBlur}
          />
          <Value
            node={entry.value}
            field={{ label, isReadOnly: row.isReadOnly }}
            value={item.value}
            onChange={(next) => put({ ...item, value: next })}
            onBlur={onBlur}
          />
        </div>
      )}
    </RowsField>
  )
}
