import { useTranslation } from 'react-i18next'
import { operations } from '../../admin-rights/operations'
import { useOperations } from '../../admin-rights/useOperations'
import type { Holding, PermissionKind } from '../model'

const NONE: readonly Holding[] = []

/** Why the person may not take these from somebody; asked for all rows in one call. Source: docs/assumptions.md A-290. */
export function useRevokeLock(kind: PermissionKind, rows: readonly Holding[] = NONE) {
  const { t } = useTranslation('assignments')
  const may = useOperations(
    kind,
    rows.map(({ id }) => id),
  )
  return ({ id }: Holding) =>
    may(operations[kind].revoke, id) === false ? t('noRight') : undefined
}
