import type { PickerItem } from './pickerItem'
import type { PickerState } from './usePickerState'

/** The properties of the list or tree in the drop. */
export interface PanelProps {
  state: PickerState
  /** The chosen items of all tabs. */
  items: readonly PickerItem[]
  isMulti: boolean
  isChosen: (item: PickerItem) => boolean
  /** Whether an item is chosen or excluded: it is visible, but cannot be chosen. */
  isTaken: (item: PickerItem) => boolean
  onChoose: (item: PickerItem) => void
}
