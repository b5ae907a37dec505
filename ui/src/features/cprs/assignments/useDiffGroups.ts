import { useTranslation } from 'react-i18next'
import { fullName, type Difference } from '../../../entities/cprs/model'
import type { Causes } from '../../../entities/cprs/useCauses'
import type { DiffGroup, DiffRow } from '../../../shared/blocks/diff/diffRow'
import { cnOf } from '../../../shared/blocks/values/dn'
import { useCauseNote } from './useCauseNote'

/** What would be given, what would be taken, and what cannot be settled; groups without rows are left out. */
export function useDiffGroups(rows: readonly Difference[], causes: Causes): DiffGroup[] {
  const { t } = useTranslation('cprs')
  const noteOf = useCauseNote(causes)
  const groups = { given: [] as DiffRow[], taken: [] as DiffRow[], stays: [] as DiffRow[] }
  for (const row of rows) {
    const note = noteOf(row)
    const kind = row.side === 'APPLICATION' ? 'given' : note === undefined ? 'taken' : 'stays'
    const isUnknown = kind === 'taken' && !causes.isKnown(row)
    groups[kind].push(toDiffRow(row, kind, isUnknown ? t('publish.notChecked') : note))
  }
  return (['given', 'taken', 'stays'] as const)
    .filter((key) => groups[key].length > 0)
    .map((key) => ({
      key,
      title: t(`publish.group.${key}`),
      caption: String(groups[key].length),
      rows: groups[key],
    }))
}

function toDiffRow(
  row: Difference,
  kind: 'given' | 'taken' | 'stays',
  note: string | undefined,
): DiffRow {
  const access = [cnOf(row.entitlement), row.value].filter(Boolean).join(': ')
  return {
    key: row.id,
    name: fullName(row),
    was: kind === 'given' ? undefined : access,
    now: kind === 'taken' ? undefined : access,
    note,
  }
}
