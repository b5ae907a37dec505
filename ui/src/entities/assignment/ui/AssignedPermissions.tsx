import { skipToken } from '@reduxjs/toolkit/query/react'
import { Plus } from 'lucide'
import { useTranslation } from 'react-i18next'
import { ListSheet } from '../../../shared/blocks/data-table/ListSheet'
import { useListing } from '../../../shared/blocks/listing/useListing'
import { loadPart } from '../../../shared/platform/parts/loadPart'
import { useLazyDialog } from '../../../shared/platform/parts/useLazyDialog'
import { Button } from '../../../shared/ui/Button'
import { usePageRight } from '../../navigation/usePageRight'
import { useListHoldingsQuery } from '../api'
import type { PermissionKind } from '../model'
import styles from './AssignedPermissions.module.css'
import type { Holder } from './holder'
import { ReloadButton } from './ReloadButton'
import { RevokeDialog } from './RevokeDialog'
import { useHoldingColumns } from './useHoldingColumns'
import { useReasons, type RequestLinks } from './useReasons'
import { useRevocation } from './useRevocation'
import { useRevokeLock } from './useRevokeLock'

interface AssignedPermissionsProps {
  kind: PermissionKind
  holder: Holder
  /** Without it the list can only be read; the user's own permissions are changed by requests. */
  isAdministered?: boolean
  /** The address of the page of a role. */
  toPage?: (dn: string) => string
  /** Links to the requests of the holder. */
  requestLinks?: RequestLinks | undefined
}

const SORT = { column: 'name', order: 'asc' } as const

/**
 * The page sizes of the lists, for other people and for the user. Source: docs/assumptions.md
 *
 */
const LISTINGS = {
  others: {
    role: { pageSizePreference: 'idm.userRoleList.pageSize', sort: SORT },
    resource: { pageSizePreference: 'idm.userResourceList.pageSize', sort: SORT },
  },
  own: {
    role: { pageSizePreference: 'idm.profileRoleList.pageSize', sort: SORT },
    resource: { pageSizePreference: 'idm.profileResourceList.pageSize', sort: SORT },
  },
} as const

/** The dialog is loaded on demand, because most people only read the list. */
const loadAssignDialog = () => loadPart(async () => (await import('./AssignDialog')).AssignDialog)

/**
 * The roles or resources of a person or group, assigned in any way. People with the right to the
 * page of roles, or of resources, can assign and revoke them here; a lock marks those that they may
 * not revoke.
 *
 * Source: SPEC 2 "Top-level sections", sections of the profile page; docs/assumptions.md A-290.
 */
export function AssignedPermissions(props: AssignedPermissionsProps) {
  const { kind, holder, isAdministered, toPage, requestLinks } = props
  const { t } = useTranslation('assignments')
  const listing = useListing(LISTINGS[isAdministered ? 'others' : 'own'][kind])
  const query = useListHoldingsQuery(
    listing.isReady ? { kind, holder: holder.dn, list: listing.list } : skipToken,
  )
  const mayOpen = usePageRight(kind)
  const reasons = useReasons({
    isOwn: !isAdministered,
    person: holder.dn,
    links: requestLinks,
  })
  const columns = useHoldingColumns({ mayOpen, toPage, onWhy: reasons.ask })
  const mayChange = mayOpen && isAdministered === true
  const rowLock = useRevokeLock(kind, query.data, mayChange)
  const revocation = useRevocation(rowLock)
  const { LazyDialog: AssignDialog, ...assigning } = useLazyDialog(loadAssignDialog, [])
  return (
    <>
      <div className={styles.head}>
        <ReloadButton query={query} />
        {mayChange && (
          <Button icon={Plus} isPending={assigning.isLoading} onPress={() => void assigning.open()}>
            {t(`${kind}.assign`)}
          </Button>
        )}
      </div>
      <ListSheet
        texts={{
          title: t(`${kind}.title`),
          search: t(`${kind}.search`),
          searchHint: t('searchHint'),
          failed: t(`${kind}.failed`),
          none: t(`${kind}.none`),
          noMatch: (search) => t(`${kind}.noMatch`, { search }),
          tooMany: t('tooMany'),
        }}
        listing={listing}
        query={query}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        {...(mayChange && { ...revocation.actions, rowLock })}
        rowActions={(holding) => [
          ...reasons.rowActions(holding),
          ...(mayChange ? revocation.actions.rowActions(holding) : []),
        ]}
      />
      {reasons.dialog}
      {revocation.asked && (
        <RevokeDialog
          kind={kind}
          holder={holder}
          {...revocation.asked}
          onClose={revocation.close}
        />
      )}
      {assigning.isOpen && AssignDialog && (
        <AssignDialog kind={kind} holder={holder} onClose={assigning.close} />
      )}
    </>
  )
}
