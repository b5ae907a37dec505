import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './EntityPicker.module.css'
import type { PickerTabId } from './pickerItem'
import type { PickerState } from './usePickerState'

interface PickerSearchProps {
  tab: PickerTabId
  state: PickerState
  isDisabled: boolean
  /** Takes a pasted text as a list of names; false if it is none. */
  onPaste: (text: string) => boolean
}

/** The search box. It opens the drop when it gets the focus; Enter searches without a pause in typing. */
export function PickerSearch({ tab, state, isDisabled, onPaste }: PickerSearchProps) {
  const { t } = useTranslation('picker')
  const searchAtOnce = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    state.submit()
  }
  return (
    <input
      type="search"
      className={styles.input}
      dir={state.draft === '' ? undefined : 'auto'}
      aria-label={t(`placeholder.${tab}`)}
      placeholder={t(`placeholder.${tab}`)}
      disabled={isDisabled}
      value={state.draft}
      onFocus={state.open}
      onChange={(event) => {
        state.open()
        state.type(event.target.value)
      }}
      onPaste={(event) => {
        if (onPaste(event.clipboardData.getData('text'))) event.preventDefault()
      }}
      onKeyDown={searchAtOnce}
    />
  )
}
