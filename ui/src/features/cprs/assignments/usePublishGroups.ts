import { useTranslation } from 'react-i18next'
import { fullName, type Difference } from '../../../entities/cprs/model'
import type { Causes } from '../../../entities/cprs/useCauses'
import { useCauseNote } from './useCauseNote'

const KINDS = ['given', 'taken', 'stays'] as const

/** One person in the dialog before publishing. */
interface Line {
  id: string
  name: string
  value: string
  /** The reason why the difference cannot be published, or that it is unknown. */
  note: string | undefined
}

export interface PublishGroup {
  kind: (typeof KINDS)[number]
  lines: readonly Line[]
}

/**
 * The groups of differences: to add, to remove, and impossible to publish; empty groups are left
 * out.
 */
export function usePublishGroups(rows: readonly Difference[], causes: Causes): PublishGroup[] {
  const { t } = useTranslation('cprs')
  const noteOf = useCauseNote(causes)
  const placed = rows.map((row) => {
    const note = noteOf(row)
    const kind = row.side === 'APPLICATION' ? 'given' : note === undefined ? 'taken' : 'stays'
    const isUnknown = kind === 'taken' && !causes.isKnown(row)
    const line = { id: row.id, name: fullName(row), value: row.value }
    return { kind, line: { ...line, note: isUnknown ? t('publish.notChecked') : note } }
  })
  return KINDS.map((kind) => ({
    kind,
    lines: placed.filter((each) => each.kind === kind).map(({ line }) => line),
  })).filter(({ lines }) => lines.length > 0)
}
