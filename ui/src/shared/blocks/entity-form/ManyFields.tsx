import { RowsField } from '../form/RowsField'
import { useProblemText } from '../validation/useProblemText'
import type { Value } from '../values/attribute'
import type { ControlProps } from './controls'
import { problemOfValue } from './attributeProblem'
import { OneField } from './OneField'

const EMPTY: Value = { raw: '', text: '' }

/** Several typed values; an error is at the row of its value. */
export function ManyFields({ attribute, field, values, onChange, onBlur }: ControlProps) {
  const errors = useRowErrors(attribute, values, field.error)
  return (
    <RowsField field={field} items={values} empty={EMPTY} onChange={onChange} errors={errors}>
      {({ item, field: words, onChange: put }) => (
        <OneField attribute={attribute} field={words} value={item} onChange={put} onBlur={onBlur} />
      )}
    </RowsField>
  )
}

/** The error of each row; an error that belongs to no row, such as a missing value, is at the first. */
function useRowErrors(
  attribute: ControlProps['attribute'],
  rows: readonly Value[],
  error: string | undefined,
): (string | undefined)[] {
  const problemText = useProblemText()
  if (error === undefined) return []
  const own = rows.map(({ raw }) => problemText(problemOfValue(attribute, raw)))
  return own.some(Boolean) ? own : [error]
}
