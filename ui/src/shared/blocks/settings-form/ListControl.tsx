import { RowsField } from '../form/RowsField'
import { useProblemText } from '../validation/useProblemText'
import { TextField } from '../../ui/TextField'
import type { ControlProps } from './SettingControl'
import type { ListSetting } from './settingField'
import { isTexts, problemOfRow } from './settingValues'

/** A list of texts, with a row for each. */
export function ListControl({
  setting,
  field,
  value,
  onChange,
  onBlur,
}: ControlProps<ListSetting>) {
  const problemText = useProblemText()
  const rows = isTexts(value) ? value : []
  const own = rows.map((row) => problemText(problemOfRow(setting.rule, row)))
  const errors = own.some(Boolean) ? own : [field.error]
  return (
    <RowsField
      field={field}
      items={rows}
      empty=""
      onChange={onChange}
      errors={field.error === undefined ? [] : errors}
    >
      {({ item, field: words, onChange: put }) => (
        <TextField {...words} value={item} onChange={put} onBlur={onBlur} />
      )}
    </RowsField>
  )
}
