import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/TextField'
import type { FieldControlProps } from './fieldControlProps'
import { shownWords } from './fieldValue'
import type { FormValue } from './formNode'

/**
 * A field whose options the console cannot load: it shows the stored value, which cannot be
 * changed.
 *
 * Source: docs/assumptions.md A-344.
 */
export function KeptControl({ node, field, value, onBlur }: FieldControlProps) {
  const { t } = useTranslation('workflowForm')
  const chosen: readonly FormValue[] = Array.isArray(value) ? (value as FormValue[]) : [value]
  const hint = [node.hint, t('kept')].filter(Boolean).join(' ')
  return (
    <TextField
      {...field}
      hint={field.isReadOnly ? field.hint : hint}
      isReadOnly
      value={chosen.map((each) => shownWords(each, node.shown)).join(', ')}
      onChange={() => undefined}
      onBlur={onBlur}
    />
  )
}
