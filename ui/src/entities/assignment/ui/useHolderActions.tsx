import { CalendarPlus, UserMinus } from 'lucide'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkAction, RowAction } from '../../../shared/blocks/data-table/action'
import { useRemoval } from '../../../shared/blocks/related-list/useRemoval'
import type { HeldPermission, PermissionHolder } from '../holderModel'
import { isRenewable, isRevocable } from '../holderModel'
import { useRevokePermissionMutation } from '../holdersApi'
import { ExtendDialog } from './ExtendDialog'
import { type ImpactLinks, useAssignmentImpact } from './useAssignmentImpact'

/**
 * From this number of people on, the name of the permission has to be typed. Source:
 * docs/assumptions.md A-471.
 */
export const MANY = 20

interface Extended {
  /** At least one holder, each with an end. */
  holders: readonly PermissionHolder[]
  onDone: () => void
}

/** The rights of the signed-in user on the permission. */
interface MayHold {
  /** Assign and extend. */
  mayAssign: boolean
  mayRevoke: boolean
}

/** The row and bulk actions on the holders of a permission, and their dialogs. */
export function useHolderActions(permission: HeldPermission, links: ImpactLinks, may: MayHold) {
  const { t } = useTranslation('holders')
  const removal = useRevocation(permission, links)
  const [extended, setExtended] = useState<Extended>()
  const revoke = { id: 'revoke', label: t('revoke.open'), icon: UserMinus }
  const extend = { id: 'extend', label: t('extend.open'), icon: CalendarPlus }
  const rowActions = (holder: PermissionHolder): RowAction[] => [
    ...(may.mayAssign && isRenewable(holder)
      ? [{ ...extend, onAction: () => setExtended({ holders: [holder], onDone: () => undefined }) }]
      : []),
    ...(may.mayRevoke && isRevocable(holder)
      ? [{ ...revoke, isDestructive: true, onAction: () => removal.ask([holder]) }]
      : []),
  ]
  const extendAll: BulkAction<PermissionHolder> = {
    ...extend,
    takes: 'rows',
    onAction: ({ rows, clear }) => {
      const holders = rows.filter(isRenewable)
      if (holders.length > 0) setExtended({ holders, onDone: clear })
    },
  }
  const revokeAll: BulkAction<PermissionHolder> = {
    ...revoke,
    takes: 'rows',
    onAction: ({ rows, clear }) => removal.ask(rows, clear),
  }
  const bulkActions = [...(may.mayAssign ? [extendAll] : []), ...(may.mayRevoke ? [revokeAll] : [])]
  const dialog = (
    <>
      {removal.dialog}
      {extended && (
        <ExtendDialog
          permission={permission}
          {...extended}
          onClose={() => setExtended(undefined)}
        />
      )}
    </>
  )
  return { rowActions, bulkActions, dialog }
}

function useRevocation(permission: HeldPermission, links: ImpactLinks) {
  const { t } = useTranslation('holders')
  const [revoke] = useRevokePermissionMutation()
  const { name } = permission
  const useConsequences = useMemo(
    () =>
      function useRevocationImpact(rows: readonly PermissionHolder[]) {
        const recipients = rows.map(({ recipient }) => recipient)
        const { preview, typed } = useAssignmentImpact(
          { permission, what: 'revoked', links },
          recipients,
        )
        return { preview, typed: rows.length > MANY ? name : typed }
      },
    [permission, links, name],
  )
  return useRemoval<PermissionHolder>({
    nameOf: ({ recipient }) => recipient.name,
    texts: {
      title: t('revoke.title', { name }),
      consequence: t('revoke.text'),
      verb: t('revoke.verb'),
      done: (total) => t('revoke.done', { total, name }),
      failed: (total) => t('revoke.failed', { total, name }),
    },
    send: (holders) => revoke({ permission, holders, reason: '' }).unwrap(),
    useConsequences,
  })
}
