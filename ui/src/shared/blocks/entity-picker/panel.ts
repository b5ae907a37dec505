import type { PickerItem } from './pickerItem'
import type { PickerState } from './usePickerState'

/** What a list or tree of the drop knows and tells. */
export interface PanelProps {
  state: PickerState
  /** What is chosen, of all tabs. */
  items: readonly PickerItem[]
  isMulti: boolean
  isChosen: (item: PickerItem) => boolean
  /** Chosen or excluded: shown, and not to be chosen. */
  isTaken: (item: PickerItem) => boolean
  onChoose: (item: PickerItem) => void
}
