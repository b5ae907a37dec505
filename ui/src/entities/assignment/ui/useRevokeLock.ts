import { useTranslation } from 'react-i18next'
import type { Page } from '../../../shared/blocks/listing/page'
import { operations } from '../../admin-rights/operations'
import { useOperations } from '../../admin-rights/useOperations'
import type { Holding, PermissionKind } from '../model'

/**
 * The reason why the user may not revoke a permission on this page of the list. The rights for all
 * rows are loaded with one call, if the list is administered.
 *
 * Source: docs/assumptions.md A-290.
 */
export function useRevokeLock(
  kind: PermissionKind,
  page: Page<Holding> | undefined,
  isAdministered: boolean,
) {
  const { t } = useTranslation('assignments')
  const rows = isAdministered && page ? page.rows : []
  const may = useOperations(
    kind,
    rows.map(({ id }) => id),
  )
  return ({ id }: Holding) =>
    may(operations[kind].revoke, id) === false ? t('noRight') : undefined
}
