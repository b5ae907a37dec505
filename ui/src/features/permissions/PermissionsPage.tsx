import { skipToken } from '@reduxjs/toolkit/query/react'
import { UsersRound } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Holding } from '../../entities/assignment/model'
import { listOwnHoldings, useListOwnHoldingsQuery } from '../../entities/assignment/ownApi'
import { useRevocation } from '../../entities/assignment/ui/useRevocation'
import { useIsSteward } from '../../entities/user/useIsSteward'
import { readOnce } from '../../shared/platform/api/readOnce'
import { useCsvExport } from '../../shared/blocks/list-page/useCsvExport'
import { ListHeader } from '../../shared/blocks/list-page/ListHeader'
import { ListSheet } from '../../shared/blocks/data-table/ListSheet'
import { useColumnChoice } from '../../shared/blocks/data-table/useColumnChoice'
import { useSavedViews } from '../../shared/blocks/listing/useSavedViews'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { GiveBackDialog } from './GiveBackDialog'
import { toSameAccess } from './routes'
import { usePermissionColumns } from './usePermissionColumns'
import { usePermissionListing } from './usePermissionListing'
import { useRenewal } from './useRenewal'
import { useToCatalogue } from './useToCatalogue'
import { useReasons } from './useReasons'

/** The roles and resources of the person who is signed in: why, until when, and what can be done about it. */
export function PermissionsPage() {
  const { t } = useTranslation(['permissions', 'assignments'])
  const dispatch = useAppDispatch()
  const isSteward = useIsSteward()
  const listing = usePermissionListing()
  const choice = useColumnChoice('idm.permissions.columns', usePermissionColumns())
  const views = useSavedViews('idm.permissions.views')
  const isReady = listing.isReady && choice.isKnown && views.isKnown
  const query = useListOwnHoldingsQuery(isReady ? listing.list : skipToken)
  const csv = useCsvExport<Holding>({
    title: t('title'),
    columns: choice.columns,
    list: listing.list,
    readPage: (list) => dispatch(readOnce(listOwnHoldings, list)),
  })
  const revocation = useRevocation()
  const renewal = useRenewal()
  const reasons = useReasons()
  const catalogue = useToCatalogue()
  const same = { href: toSameAccess(), text: t('same.open'), icon: UsersRound }
  return (
    <>
      <ListHeader
        title={t('title')}
        query={query}
        csv={csv}
        choice={choice}
        create={isSteward && same}
      />
      <ListSheet
        texts={{
          title: t('title'),
          search: t('search'),
          searchHint: t('assignments:searchHint'),
          failed: t('failed'),
          none: t('none'),
          noMatch: (search) => t('noMatch', { search }),
          tooMany: t('assignments:tooMany'),
        }}
        listing={listing}
        query={query}
        columns={choice.columns}
        rowId={({ kind, id }) => `${kind} ${id}`}
        rowName={({ name }) => name}
        bulkActions={[csv.action, ...revocation.actions.bulkActions]}
        readPage={csv.readPage}
        rowActions={(holding) => [
          ...reasons.rowActions(holding),
          ...renewal.rowActions(holding),
          ...catalogue.rowActions(holding),
          ...revocation.actions.rowActions(holding),
        ]}
        views={views}
      />
      {reasons.dialog}
      {renewal.dialog}
      {revocation.asked && <GiveBackDialog {...revocation.asked} onClose={revocation.close} />}
    </>
  )
}
