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
  /** Without it the list is only read: one's own are given and taken by requests. */
  isAdministered?: boolean
  /** The address of the page of a role. */
  toPage?: (dn: string) => string
  /** Where the requests of the holder are. */
  requestLinks?: RequestLinks | undefined
}

const SORT = { column: 'name', order: 'asc' } as const

/** How many rows somebody wants, for others and for themselves. Source: docs/assumptions.md A-366. */
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

/** Most come to read: the picker and the calendars are loaded by those who give something. */
const loadAssignDialog = () => loadPart(async () => (await import('./AssignDialog')).AssignDialog)

/**
 * The roles or the resources of a person or a group, in every way in which they have them. Who may open the page of roles, or of
 * resources, gives and takes them here; a lock marks what they may not take.
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
