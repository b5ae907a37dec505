import { EntityPicker } from '../entity-picker/EntityPicker'
import { LocalizedTextEditor } from '../localized-text/LocalizedTextEditor'
import { description } from '../validation/text'
import { lazyPart } from '../../platform/parts/lazyPart'
import type { FieldProps } from '../../ui/field'
import { FieldOutline } from '../../ui/FieldOutline'
import { ColourControl } from './ColourControl'
import { ListControl } from './ListControl'
import { PictureField } from './PictureField'
import { SimpleControl } from './SimpleControl'
import type {
  OrderedSetting,
  PhrasesSetting,
  SettingField,
  Settings,
  SettingValue,
} from './settingField'
import { isItems, isPhrases, isPicture } from './settingValues'

export interface ControlProps<Kind extends SettingField = SettingField> {
  setting: Kind
  /** Label, hint, error and state of the field. */
  field: FieldProps
  value: SettingValue
  /** The present values of all settings. */
  entered: Settings
  onChange: (value: SettingValue) => void
  onBlur: () => void
}

/** Its rows are dragged, which no other control needs. */
const OrderedControl = lazyPart<ControlProps<OrderedSetting>>(
  async () => (await import('./OrderedControl')).OrderedControl,
  { waiting: ({ field }) => <FieldOutline {...field} /> },
)

/** The control of a setting. */
export function SettingControl(props: ControlProps) {
  const { setting, field, value, onChange } = props
  switch (setting.kind) {
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
    case 'picture':
      return (
        <PictureField
          {...field}
          picture={isPicture(value) ? value : NO_PICTURE}
          onChange={onChange}
        />
      )
    case 'colour':
      return <ColourControl {...props} setting={setting} />
    default:
      return <SimpleControl {...props} setting={setting} />
  }
}

function PhrasesControl({ setting, field, value, onChange }: ControlProps<PhrasesSetting>) {
  const nothing = Object.fromEntries(setting.texts.map(({ key }) => [key, []]))
  return (
    <LocalizedTextEditor
      label={field.label}
      fields={setting.texts.map(({ key, label, schema = description }) => ({
        key,
        label,
        maxLength: MOST_LETTERS,
        schema,
      }))}
      value={{ ...nothing, ...(isPhrases(value) && value) }}
      onChange={onChange}
      isReadOnly={field.isReadOnly}
      notes={{ hint: field.hint, error: field.error, was: field.was }}
    />
  )
}

const MOST_LETTERS = 1024
const NO_PICTURE = { data: '', fileName: '' }
