import { useTranslation } from 'react-i18next'
import { QuantityField } from '../../ui/QuantityField'
import { RadioGroup } from '../../ui/RadioGroup'
import { Select } from '../../ui/Select'
import { Switch } from '../../ui/Switch'
import { TextArea } from '../../ui/TextArea'
import { TextField } from '../../ui/TextField'
import type { ControlProps } from './SettingControl'
import type {
  ChoiceSetting,
  NumberSetting,
  SecretSetting,
  SettingValue,
  SwitchSetting,
  TextSetting,
} from './settingField'

type SimpleSetting = ChoiceSetting | NumberSetting | SecretSetting | SwitchSetting | TextSetting

/** One control for one value. */
export function SimpleControl(props: ControlProps<SimpleSetting>) {
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

function limitsOf({ min, max, unit, decimals, isName = false }: NumberSetting) {
  return { min, max, unit, isName, ...(decimals !== undefined && { decimals }) }
}

const numberOf = (value: SettingValue) => (typeof value === 'number' ? value : undefined)
const textOf = (value: SettingValue) => (typeof value === 'string' ? value : '')

/** The selected id; none while the text is empty. */
const idOf = (value: SettingValue) =>
  typeof value === 'string' && value !== '' ? value : undefined
