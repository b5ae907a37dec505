import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { useListUsersQuery } from '../../entities/user/api'
import { ListSheet } from '../../shared/data-table/ListSheet'
import { PageHeader } from '../../shared/page/PageHeader'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { useUserColumns } from './useUserColumns'
import { useUserListing } from './useUserListing'

/** The list of users. */
export function UsersPage() {
  const { t } = useTranslation(['users', 'dataTable'])
  const clientId = useBootstrap().client.id
  const listing = useUserListing()
  const query = useListUsersQuery(listing.isReady ? { list: listing.list, clientId } : skipToken)
  const columns = useUserColumns()

  return (
    <>
      <PageHeader title={t('title')} count={query.error ? undefined : query.data?.total} />
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
        columns={columns}
        rowId={(user) => user.dn}
        rowName={(user) => user.fullName}
      />
    </>
  )
}
