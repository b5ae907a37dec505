import { useMemo } from 'react'
import { useListText } from '../../../i18n/useListText'
import { atHand } from '../../platform/api/read'
import { EntityPicker } from '../entity-picker/EntityPicker'
import type { PickerItem } from '../entity-picker/pickerItem'
import type { ListTab } from '../entity-picker/pickerTab'
import type { Option } from '../../ui/options'
import { TextField } from '../../ui/TextField'
import { foldText } from '../values/foldText'
import type { FieldControlProps } from './fieldControlProps'
import type { FormValue } from './formNode'

/**
 * Several values from a long list of options, which are searched by typing. A value that is not
 * among the options stays until the person removes it.
 */
export function SomeOfManyControl({ node, field, value, onChange, onBlur }: FieldControlProps) {
  const tab = useTab(node.options)
  const listText = useListText()
  const chosen = idsOf(value).map((id) =>
    itemOf(node.options.find((option) => option.id === id) ?? { id, text: id }),
  )
  if (field.isReadOnly) {
    const names = listText(chosen.map(({ name }) => name))
    return <TextField {...field} value={names} onChange={() => undefined} onBlur={onBlur} />
  }
  return (
    <EntityPicker
      label={field.label}
      hint={field.hint}
      error={field.error}
      isRequired={field.isRequired ?? false}
      tabs={[tab]}
      selection="multi"
      value={chosen}
      onChange={(items) => onChange(items.map(({ id }) => id))}
    />
  )
}

/**
 * A tab with the options. The rows of a grid are read again and again, so equal options must give
 * the same tab.
 */
function useTab(options: readonly Option[]): ListTab {
  const key = JSON.stringify(options)
  return useMemo(() => tabOf((JSON.parse(key) as Option[]).map(itemOf)), [key])
}

function tabOf(items: readonly PickerItem[]): ListTab {
  const found = (query: string) => items.filter(({ name }) => foldText(name).includes(query))
  return {
    id: 'dropdown',
    kind: 'list',
    needsQuery: false,
    ask: ({ query }) => atHand({ items: found(foldText(query.trim())), hasMore: false }),
  }
}

function itemOf({ id, text }: Option): PickerItem {
  return { type: 'dropdown', id, name: text }
}

function idsOf(value: FormValue): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : []
}
