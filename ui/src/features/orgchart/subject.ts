import { GROUP, PERSON } from './routes'

/** The word for a kind of entity in the texts of the chart. */
export function subjectOf(kind: string): 'person' | 'group' | 'entity' {
  if (kind === PERSON) return 'person'
  return kind === GROUP ? 'group' : 'entity'
}
