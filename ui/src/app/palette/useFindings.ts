import { useEffect, useState } from 'react'
import type { Answer } from '../../shared/platform/api/answer'
import { follow } from '../../shared/platform/api/read'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import type { Finding, Source } from './source'

/** Source: docs/assumptions.md A-226. */
export const DEBOUNCE_MS = 300

/** The outcome of the last search of a source. */
interface Outcome extends Answer<Finding> {
  query: string
}

/** The state of a source; the previous result stays until the new one is loaded. */
export interface SourceState extends Omit<Outcome, 'query'> {
  source: Source
  isSearching: boolean
}

type Outcomes = Partial<Record<Source['kind'], Outcome>>

function stateOf(source: Source, query: string, outcomes: Outcomes): SourceState {
  const { query: answered, ...outcome } = outcomes[source.kind] ?? { query: '' }
  return { source, ...outcome, isSearching: answered !== query }
}

/**
 * Searches the sources when typing pauses; a new search aborts the previous one.
 *
 * @param query - trimmed; no search for an empty text.
 */
export function useFindings(query: string, sources: readonly Source[]) {
  const dispatch = useAppDispatch()
  const clientId = useBootstrap().client.id
  const [outcomes, setOutcomes] = useState<Outcomes>({})
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (query === '') return
    const stops: (() => void)[] = []
    const begin = ({ kind, begin: search }: Source) => {
      const settle = (answer: Answer<Finding>) =>
        setOutcomes((others) => ({ ...others, [kind]: { query, ...answer } }))
      stops.push(follow(search(dispatch, query, clientId), settle))
    }
    const pause = setTimeout(() => sources.forEach(begin), DEBOUNCE_MS)
    return () => {
      clearTimeout(pause)
      for (const stop of stops) stop()
    }
  }, [query, sources, attempt, dispatch, clientId])

  return {
    states: query === '' ? [] : sources.map((source) => stateOf(source, query, outcomes)),
    retry: () => {
      setOutcomes({})
      setAttempt(attempt + 1)
    },
  }
}
