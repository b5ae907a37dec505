import { skipToken } from '@reduxjs/toolkit/query/react'
import { Plus } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useListGroupsQuery } from '../../entities/group/api'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { ListHeader } from '../../shared/blocks/list-page/ListHeader'
import { ListSheet } from '../../shared/blocks/data-table/ListSheet'
import { useColumnChoice } from '../../shared/blocks/data-table/useColumnChoice'
import { useSavedViews } from '../../shared/blocks/listing/useSavedViews'
import { MANAGE_RIGHT, toCreateGroup } from './routes'
import { useGroupColumns } from './useGroupColumns'
import { useGroupDeletion } from './useGroupDeletion'
import { useGroupExport } from './useGroupExport'
import { useGroupListing } from './useGroupListing'

/** The list of groups. */
export function GroupsPage() {
  const { t } = useTranslation('groups')
  const mayManage = usePageRight(MANAGE_RIGHT)
  const listing = useGroupListing()
  const choice = useColumnChoice('idm.groupList.columns', useGroupColumns())
  const views = useSavedViews('idm.groupList.views')
  const isReady = listing.isReady && choice.isKnown && views.isKnown
  const query = useListGroupsQuery(isReady ? listing.list : skipToken)
  const csv = useGroupExport(listing.list, choice.columns)
  const deletion = useGroupDeletion()

  return (
    <>
      <ListHeader
        title={t('title')}
        query={query}
        csv={csv}
        choice={choice}
        create={mayManage && { href: toCreateGroup(), text: t('create.open'), icon: Plus }}
      />
      <ListSheet
        texts={{
          title: t('title'),
          search: t('search'),
          searchHint: t('searchHint'),
          failed: t('listFailed'),
          none: t('none'),
          noMatch: (search) => t('noMatch', { search }),
          tooMany: t('tooMany'),
        }}
        listing={listing}
        query={query}
        columns={choice.columns}
        rowId={({ dn }) => dn}
        rowName={({ name }) => name}
        bulkActions={mayManage ? [csv.action, deletion.bulkAction] : [csv.action]}
        readPage={csv.readPage}
        {...(mayManage && { rowActions: deletion.rowActions })}
        views={views}
      />
      {deletion.dialog}
    </>
  )
}
