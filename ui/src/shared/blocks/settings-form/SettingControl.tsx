import { useTranslation } from 'react-i18next'
import { EntityPicker } from '../entity-picker/EntityPicker'
import { LocalizedTextEditor } from '../localized-text/LocalizedTextEditor'
import { description } from '../validation/text'
import type { FieldProps } from '../../ui/field'
import { QuantityField } from '../../ui/QuantityField'
import { RadioGroup } from '../../ui/RadioGroup'
import { Select } from '../../ui/Select'
import { Switch } from '../../ui/Switch'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import { ColourControl } from './ColourControl'
import { ListControl } from './ListControl'
import { OrderedControl } from './OrderedControl'
import type {
  NumberSetting,
  PhrasesSetting,
  SettingField,
  Settings,
  SettingValue,
} from './settingField'
import { isItems, isPhrases } from './settingValues'

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
          {...limitsOf(setting)}
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
    case 'ordered':
      return <OrderedControl {...props} setting={setting} />
    case 'phrases':
      return <PhrasesControl {...props} setting={setting} />
    case 'items':
      return (
        <EntityPicker
          {...field}
          isDisabled={field.isReadOnly ?? false}
          tabs={setting.tabs}
          selection="multi"
          isDraggable
          value={isItems(value) ? value : []}
          onChange={onChange}
        />
      )
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
    case 'secret':
      return (
        <TextField
          {...field}
          type="password"
          autoComplete="new-password"
          placeholder={t('secret')}
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

function PhrasesControl({ setting, field, value, onChange }: ControlProps<PhrasesSetting>) {
  const nothing = Object.fromEntries(setting.texts.map(({ key }) => [key, []]))
  return (
    <LocalizedTextEditor
      label={field.label}
      fields={setting.texts.map(({ key, label }) => ({
        key,
        label,
        maxLength: MOST_LETTERS,
        schema: description,
      }))}
      value={{ ...nothing, ...(isPhrases(value) && value) }}
      onChange={onChange}
      isReadOnly={field.isReadOnly}
    />
  )
}

const MOST_LETTERS = 1024

function limitsOf({ min, max, unit, decimals, isName = false }: NumberSetting) {
  return { min, max, unit, isName, ...(decimals !== undefined && { decimals }) }
}

const numberOf = (value: SettingValue) => (typeof value === 'number' ? value : undefined)
const textOf = (value: SettingValue) => (typeof value === 'string' ? value : '')

/** Nothing is chosen as long as the text is empty. */
const idOf = (value: SettingValue) =>
  typeof value === 'string' && value !== '' ? value : undefined
