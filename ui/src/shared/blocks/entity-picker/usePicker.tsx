import { useState } from 'react'
import { keyOf, type PickerItem, type PickerTabId } from './pickerItem'
import type { PickerTab } from './pickerTab'
import { choose, type SelectionType } from './selection'
import { usePastedNames } from './usePastedNames'
import { usePickerState } from './usePickerState'
import { useScopes } from './useScopes'

export interface PickerOptions {
  /** The tabs with the items. */
  tabs: readonly [PickerTab, ...PickerTab[]]
  /** The tab that is shown until another one is chosen. */
  activeTab?: PickerTabId | undefined
  selection: SelectionType
  value: readonly PickerItem[]
  onChange: (items: readonly PickerItem[]) => void
  /** Ids of items that cannot be chosen. */
  excluded?: readonly string[]
}

const NONE: readonly string[] = []

/** The state of a picker, and the functions that choose items. */
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
    /**
     * Looks up a pasted list of names; false if it is no list, or only one item can be chosen: the text is pasted into
     * the box then.
     */
    paste: (text: string) =>
      selection === 'multi' && tab.kind === 'list' && !tab.Dialog && paste(tab, text),
    /** The dialog that the pressed item opens before it is chosen. */
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
