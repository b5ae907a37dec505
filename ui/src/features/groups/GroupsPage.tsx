import { skipToken } from '@reduxjs/toolkit/query/react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useListGroupsQuery } from '../../entities/group/api'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { CsvExportButton } from '../../shared/csv/CsvExportButton'
import { ColumnsButton } from '../../shared/data-table/ColumnsButton'
import { ListSheet } from '../../shared/data-table/ListSheet'
import { useColumnChoice } from '../../shared/data-table/useColumnChoice'
import { useSavedViews } from '../../shared/listing/useSavedViews'
import { PageHeader } from '../../shared/page/PageHeader'
import { Button } from '../../shared/ui/Button'
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
      <PageHeader
        title={t('title')}
        count={query.error ? undefined : query.data?.total}
        actions={
          <>
            <CsvExportButton csv={csv} />
            <ColumnsButton choice={choice} />
            {mayManage && (
              <Button href={toCreateGroup()} variant="primary" icon={Plus}>
                {t('create.open')}
              </Button>
            )}
          </>
        }
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
        {...(mayManage && { rowActions: deletion.rowActions })}
        views={views}
      />
      {deletion.dialog}
    </>
  )
}
