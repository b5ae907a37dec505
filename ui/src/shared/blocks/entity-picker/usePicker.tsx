import { useState } from 'react'
import { keyOf, type PickerItem, type PickerTabId } from './pickerItem'
import type { PickerTab } from './pickerTab'
import { choose, type SelectionType } from './selection'
import { usePastedNames } from './usePastedNames'
import { usePickerState } from './usePickerState'
import { useScopes } from './useScopes'

export interface PickerOptions {
  /** Where items come from. */
  tabs: readonly [PickerTab, ...PickerTab[]]
  /** Which tab shows first. */
  activeTab?: PickerTabId
  selection: SelectionType
  value: readonly PickerItem[]
  onChange: (items: readonly PickerItem[]) => void
  /** Ids of what cannot be chosen here. */
  excluded?: readonly string[]
}

const NONE: readonly string[] = []

/** What a picker shows, and what choosing does. */
export function usePicker(options: PickerOptions) {
  const { tabs, activeTab, selection, value, onChange, excluded = NONE } = options
  const state = usePickerState(tabs, activeTab)
  const [asking, setAsking] = useState<PickerItem>()
  const tab = state.tab ?? tabs[0]
  const keys = new Set(value.map(keyOf))
  useScopes(tabs, value, onChange)

  const take = (items: readonly PickerItem[]) => {
    onChange(items.reduce((all, item) => choose(all, item, tab, selection), value))
    setAsking(undefined)
    if (selection === 'multi') state.wipe()
    else state.close()
  }
  const { pasted, paste } = usePastedNames((items) => {
    const free = items.filter(({ id, isPreselected }) => !isPreselected && !excluded.includes(id))
    onChange(free.reduce((all, item) => choose(all, item, tab, selection), value))
  })
  const isChosen = (item: PickerItem) => keys.has(keyOf(item)) || item.isPreselected === true

  const Dialog = tab.kind === 'list' ? tab.Dialog : undefined

  return {
    state,
    tab,
    pasted,
    /** Takes a list of names; where it is none, or one item alone can be chosen, the text goes where it is pasted. */
    paste: (text: string) =>
      selection === 'multi' && tab.kind === 'list' && !tab.Dialog && paste(tab, text),
    /** What has to be answered before the item that was pressed is chosen. */
    dialog: Dialog && asking && (
      <Dialog item={asking} onChoose={take} onClose={() => setAsking(undefined)} />
    ),
    panel: {
      state,
      items: value,
      isMulti: selection === 'multi',
      isChosen,
      isTaken: (item: PickerItem) => isChosen(item) || excluded.includes(item.id),
      onChoose: (item: PickerItem) => {
        if (Dialog) setAsking(item)
        else take([item])
      },
    },
  }
}

export type Picker = ReturnType<typeof usePicker>
