import { useTranslation } from 'react-i18next'
import { RowsField } from '../form/RowsField'
import type { FieldProps } from '../../ui/field'
import { QuantityField } from '../../ui/QuantityField'
import { RadioGroup } from '../../ui/RadioGroup'
import { Select } from '../../ui/Select'
import { Switch } from '../../ui/Switch'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import { useProblemText } from '../validation/useProblemText'
import { ColourControl } from './ColourControl'
import type { ListSetting, SettingField, Settings, SettingValue } from './settingField'
import { problemOfRow } from './settingValues'

export interface ControlProps<Kind extends SettingField = SettingField> {
  setting: Kind
  /** The words and the state of the field. */
  field: FieldProps
  value: SettingValue
  /** All settings as they are now. */
  entered: Settings
  onChange: (value: SettingValue) => void
  onBlur: () => void
}

/** The control of a setting. */
export function SettingControl(props: ControlProps) {
  const { setting, field, value, onChange, onBlur } = props
  const { t } = useTranslation('forms')
  switch (setting.kind) {
    case 'number':
      return (
        <QuantityField
          {...field}
          min={setting.min}
          max={setting.max}
          unit={setting.unit}
          value={numberOf(value)}
          onChange={onChange}
          onBlur={onBlur}
        />
      )
    case 'switch':
      return <Switch {...field} isSelected={value === true} onChange={onChange} />
    case 'select':
      return (
        <Select
          {...field}
          placeholder={t('choose')}
          options={setting.options}
          value={idOf(value)}
          onChange={onChange}
        />
      )
    case 'radio':
      return (
        <RadioGroup {...field} options={setting.options} value={idOf(value)} onChange={onChange} />
      )
    case 'list':
      return <ListControl {...props} setting={setting} />
    case 'colour':
      return <ColourControl {...props} setting={setting} />
    case 'multiline':
      return (
        <TextArea
          {...field}
          maxLength={setting.maxLength}
          value={textOf(value)}
          onChange={onChange}
          onBlur={onBlur}
        />
      )
    case 'text':
      return (
        <TextField
          {...field}
          type={setting.type ?? 'text'}
          value={textOf(value)}
          onChange={onChange}
          onBlur={onBlur}
        />
      )
  }
}

function ListControl({ setting, field, value, onChange, onBlur }: ControlProps<ListSetting>) {
  const problemText = useProblemText()
  const rows = typeof value === 'object' ? value : []
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

const numberOf = (value: SettingValue) => (typeof value === 'number' ? value : undefined)
const textOf = (value: SettingValue) => (typeof value === 'string' ? value : '')

/** Nothing is chosen as long as the text is empty. */
const idOf = (value: SettingValue) =>
  typeof value === 'string' && value !== '' ? value : undefined
