import { useEffect, useEffectEvent, useState } from 'react'

/** Source: SPEC 9 "Paging and search". */
const SEARCH_DEBOUNCE_MS = 1000

/**
 * The text in a search box. It becomes the search when typing pauses; at once on Enter and when the
 * box is emptied.
 *
 * A search that changes from outside (back, a link) replaces the text. One that the box itself
 * caused does not: the person may have typed on before it took effect.
 *
 * @param search - the search in force, trimmed.
 *
 * Source: docs/assumptions.md A-20.
 */
export function useSearchDraft(
  search: string,
  onSearch: (text: string) => void,
  pauseMs = SEARCH_DEBOUNCE_MS,
) {
  const [draft, setDraft] = useState(search)
  const [known, setKnown] = useState(search)
  const [asked, setAsked] = useState<readonly string[]>([])
  if (search !== known) {
    setKnown(search)
    const isOwn = asked.includes(search)
    setAsked(isOwn ? asked.slice(asked.indexOf(search) + 1) : [])
    if (!isOwn) setDraft(search)
  }

  const searchFor = (draftText: string) => {
    const text = draftText.trim()
    if (text === search) return
    setAsked([...asked, text])
    onSearch(text)
  }

  const searchForDraft = useEffectEvent(() => searchFor(draft))
  useEffect(() => {
    const pause = setTimeout(() => searchForDraft(), pauseMs)
    return () => clearTimeout(pause)
  }, [draft, pauseMs])

  return {
    draft,
    submit: searchFor,
    type: (text: string) => {
      setDraft(text)
      if (text === '') searchFor(text)
    },
  }
}
