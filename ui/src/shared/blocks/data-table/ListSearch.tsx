import { memo } from 'react'
import { useSearchDraft } from '../listing/useSearchDraft'
import { SearchField } from '../../ui/SearchField'

interface ListSearchProps {
  label: string
  placeholder: string
  /** The present search. */
  search: string
  onSearch: (text: string) => void
  pauseMs: number | undefined
}

/** The search box of a list. It searches when typing pauses, or at once on Enter. */
export const ListSearch = memo(function ListSearch(props: ListSearchProps) {
  const { label, placeholder, search, onSearch, pauseMs } = props
  const { draft, type, submit } = useSearchDraft(search, onSearch, pauseMs)
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={draft}
      onChange={type}
      onSubmit={submit}
    />
  )
})
