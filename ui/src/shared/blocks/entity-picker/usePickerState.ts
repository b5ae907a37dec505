import { useState } from 'react'
import { useSearchDraft } from '../listing/useSearchDraft'
import type { PickerTabId } from './pickerItem'
import type { PickerAsked, PickerTab } from './pickerTab'

/**
 * Whether the drop is open, its tab, and the search in that tab. Source: SPEC 4 "Picker dropdown"; SPEC 5 "Search and
 * paging".
 */
export function usePickerState(tabs: readonly PickerTab[], firstTab: PickerTabId | undefined) {
  const [isOpen, setIsOpen] = useState(false)
  const [shownTab, setShownTab] = useState<PickerTabId>()
  const [asked, setAsked] = useState<PickerAsked>({ query: '', page: 0 })
  const search = useSearchDraft(asked.query, (query) => setAsked({ query, page: 0 }))
  const [isWiped, setWiped] = useState(false)
  const type = (text: string) => {
    setWiped(false)
    search.type(text)
  }

  const tabId = shownTab ?? firstTab

  return {
    isOpen,
    tab: tabs.find(({ id }) => id === tabId) ?? tabs[0],
    asked,
    draft: isWiped ? '' : search.draft,
    type,
    /** Clears the box for the next name; the found items stay, so that several can be chosen. */
    wipe: () => setWiped(true),
    /** Searches for the typed text at once; true if it differs from the present search. */
    submit: () => {
      if (isWiped) return false
      search.submit(search.draft)
      return search.draft.trim() !== asked.query
    },
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false)
      type('')
    },
    showTab: (id: PickerTabId) => {
      setShownTab(id)
      setAsked({ ...asked, page: 0 })
    },
    goTo: (page: number) => setAsked({ ...asked, page }),
  }
}

export type PickerState = ReturnType<typeof usePickerState>
