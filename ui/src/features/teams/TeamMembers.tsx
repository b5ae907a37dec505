import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { usePersonColumns } from '../../entities/quick-info/ui/usePersonColumns'
import { listTeamMembers, useListTeamMembersQuery } from '../../entities/team/api'
import type { Team } from '../../entities/team/model'
import { readOnce } from '../../shared/platform/api/readOnce'
import { CsvExportButton } from '../../shared/blocks/list-page/CsvExportButton'
import { useCsvExport } from '../../shared/blocks/list-page/useCsvExport'
import { ListSheet } from '../../shared/blocks/data-table/ListSheet'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { useListing } from '../../shared/blocks/listing/useListing'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { toUser } from '../users/routes'
import styles from './TeamMembers.module.css'

const LISTING = {
  pageSizePreference: 'idm.teamMembers.pageSize',
  sort: { column: 'name', order: 'asc' },
} as const

/** Everybody in a team, also those in its groups. Source: SPEC 7 "Teams". */
export function TeamMembers({ team }: { team: Team }) {
  const { t } = useTranslation('teams')
  const dispatch = useAppDispatch()
  const listing = useListing(LISTING)
  const columns = usePersonColumns({
    nameLabel: t('column.name'),
    dnLabel: t('column.dn'),
    toPage: toUser,
  })
  const query = useListTeamMembersQuery(
    listing.isReady ? { team: team.dn, list: listing.list } : skipToken,
  )
  const csv = useCsvExport<PickerItem>({
    title: t('memberList.file', { team: team.name }),
    columns,
    list: listing.list,
    readPage: (list) => dispatch(readOnce(listTeamMembers, { team: team.dn, list })),
  })
  return (
    <>
      <div className={styles.tools}>
        <CsvExportButton csv={csv} />
      </div>
      <ListSheet
        texts={{
          title: t('memberList.title'),
          search: t('memberList.search'),
          searchHint: t('memberList.search'),
          failed: t('memberList.failed'),
          none: t('memberList.none'),
          noMatch: (search) => t('memberList.noMatch', { search }),
          tooMany: t('memberList.tooMany'),
        }}
        listing={listing}
        query={query}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
      />
    </>
  )
}
