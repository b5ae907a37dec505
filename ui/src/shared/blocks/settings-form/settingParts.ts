import { each } from '../concurrent-edit/threeWay'
import { keyOf, type PickerItem } from '../entity-picker/pickerItem'
import { orderedParts } from '../record-form/listParts'
import { localizedParts } from '../record-form/localizedParts'
import type { ValueParts } from '../record-form/recordField'
import type { SettingField, SettingValue } from './settingField'
import { isItems, isPhrases, isTexts } from './settingValues'

/** How changes of two people to one setting go together; undefined where one of both counts as a whole. */
export function settingParts(setting: SettingField): ValueParts<SettingValue> | undefined {
  switch (setting.kind) {
    case 'phrases':
      return phraseParts(setting.texts.map(({ key }) => key))
    case 'list':
    case 'ordered':
      return partsOf(orderedParts<string>(trimmed), (value) => (isTexts(value) ? value : []))
    case 'items':
      return partsOf(orderedParts<PickerItem>(keyOf), (value) => (isItems(value) ? value : []))
    default:
      return undefined
  }
}

const trimmed = (text: string) => text.trim()

/** Each language of each text is a part. */
function phraseParts(keys: readonly string[]) {
  const nothing = Object.fromEntries(keys.map((key) => [key, []]))
  return partsOf(localizedParts(keys), (value) => ({ ...nothing, ...(isPhrases(value) && value) }))
}

function partsOf<Value extends SettingValue>(
  { isContested, merge }: ValueParts<Value>,
  read: (value: SettingValue) => Value,
): ValueParts<SettingValue> {
  return {
    isContested: (sides) => isContested(each(sides, read)),
    merge: (sides, winner) => merge(each(sides, read), winner),
  }
}
