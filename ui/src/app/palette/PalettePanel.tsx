import { Search } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Icon } from '../../shared/ui/Icon'
import { useLead } from '../shell/useLead'
import type { Destination } from './destination'
import { DestinationList } from './DestinationList'
import { PaletteHints } from './PaletteHints'
import styles from './PalettePanel.module.css'
import { rememberRecent } from './recent'
import { SearchNotes } from './SearchNotes'
import { useDestinations } from './useDestinations'
import { useEarlyEnter } from './useEarlyEnter'
import { useFirstHighlighted } from './useFirstHighlighted'
import type { SourceState } from './useFindings'

/** The text for an empty result; `''` if the notes below already say why it is empty. */
function useEmptyText(query: string, states: readonly SourceState[]): string {
  const { t } = useTranslation('palette')
  if (states.some(({ isSearching }) => isSearching)) return t('searching')
  const isExplained = states.some(({ error, data }) => error !== undefined || data?.isTooMany)
  return isExplained ? '' : t('none', { query })
}

interface PalettePanelProps {
  /** The first text of the field. */
  typed: string
  /** Called when a result is opened. */
  onLeave: () => void
}

/** The field of the palette and its results. */
export function PalettePanel({ typed, onLeave }: PalettePanelProps) {
  const { t } = useTranslation('palette')
  const { user } = useBootstrap()
  const lead = useLead()
  const [text, setText] = useState(typed)
  const query = text.trim()
  const { sections, states, retry } = useDestinations(query)
  const emptyText = useEmptyText(query, states)
  const { panel, list } = useFirstHighlighted(query, sections)
  const leaveFor = (destination: Destination) => {
    rememberRecent(user.dn, destination)
    onLeave()
  }
  const open = (destination: Destination) => {
    leaveFor(destination)
    lead(destination.path)
  }
  useEarlyEnter({ panel, query, sections, states, onOpen: open })
  return (
    <div ref={panel} className={styles.panel}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <SearchField className={styles.search ?? ''} aria-label={t('title')} autoFocus>
          <Icon of={Search} className={styles.sign} />
          <Input
            className={styles.input ?? ''}
            placeholder={t('placeholder')}
            dir={text === '' ? undefined : 'auto'}
          />
          <kbd aria-hidden>{t('keys.escape')}</kbd>
        </SearchField>
        <DestinationList ref={list} sections={sections} query={query} onLeave={leaveFor} />
      </Autocomplete>
      {sections.length === 0 && emptyText !== '' && <p className={styles.none}>{emptyText}</p>}
      <SearchNotes sections={sections} states={states} onRetry={retry} />
      <PaletteHints />
    </div>
  )
}
