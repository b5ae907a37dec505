import { skipToken } from '@reduxjs/toolkit/query/react'
import { UserPlus } from 'lucide'
import { useTranslation } from 'react-i18next'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { useListUsersQuery } from '../../entities/user/api'
import { ListHeader } from '../../shared/blocks/list-page/ListHeader'
import { ListSheet } from '../../shared/blocks/data-table/ListSheet'
import { useColumnChoice } from '../../shared/blocks/data-table/useColumnChoice'
import { useSavedViews } from '../../shared/blocks/listing/useSavedViews'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { toCreateUser } from './routes'
import { UserCard } from './UserCard'
import { useUserColumns } from './useUserColumns'
import { useUserDeletion } from './useUserDeletion'
import { useUserExport } from './useUserExport'
import { useUserListing } from './useUserListing'

/** The list of users. */
export function UsersPage() {
  const { t } = useTranslation('users')
  return <UserList title={t('title')} />
}

/** The same list for those who look after accounts, under a right of its own. Source: docs/assumptions.md A-340. */
export function ManageUsersPage() {
  const { t } = useTranslation('shell')
  return <UserList title={t('section.manageusers')} />
}

function UserList({ title }: { title: string }) {
  const { t } = useTranslation(['users', 'dataTable'])
  const clientId = useBootstrap().client.id
  const { listing, searched } = useUserListing()
  const choice = useColumnChoice('idm.userList.columns', useUserColumns())
  const views = useSavedViews('idm.userList.views')
  const isReady = listing.isReady && choice.isKnown && views.isKnown
  const query = useListUsersQuery(isReady ? { list: listing.list, clientId, searched } : skipToken)

  const csv = useUserExport({
    list: listing.list,
    searched,
    columns: choice.columns,
  })
  const deletion = useUserDeletion()
  const mayCreate = usePageRight('createUser')

  return (
    <>
      <ListHeader
        title={title}
        query={query}
        csv={csv}
        choice={choice}
        create={mayCreate && { href: toCreateUser(), text: t('create.new'), icon: UserPlus }}
      />
      <ListSheet
        texts={{
          title,
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
        rowId={(user) => user.dn}
        rowName={(user) => user.fullName}
        bulkActions={[csv.action, ...deletion.bulkActions]}
        readPage={csv.readPage}
        views={views}
        renderCard={(user) => <UserCard user={user} />}
      />
      {deletion.dialog}
    </>
  )
}
