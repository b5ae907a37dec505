import { skipToken } from '@reduxjs/toolkit/query/react'
import { UserPlus } from 'lucide'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListGroupMembersQuery } from '../../entities/group/api'
import { usePersonColumns } from '../../entities/quick-info/ui/usePersonColumns'
import { CsvExportButton } from '../../shared/blocks/list-page/CsvExportButton'
import { ListSheet } from '../../shared/blocks/data-table/ListSheet'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { Page } from '../../shared/blocks/listing/page'
import { useListing } from '../../shared/blocks/listing/useListing'
import { useMemberPause } from '../../shared/blocks/members/useMemberPause'
import { Stack } from '../../shared/blocks/page/Stack'
import { Button } from '../../shared/ui/Button'
import type { Undo } from '../../shared/blocks/undo/useUndo'
import { toUser } from '../users/routes'
import { AddMembers } from './AddMembers'
import styles from './GroupMembers.module.css'
import { useMemberExport } from './useMemberExport'
import { useMemberRemoval } from './useMemberRemoval'

interface GroupMembersProps {
  dn: string
  mayManage: boolean
  /** Of the page: removals outlive this list. */
  undo: Undo
}

const LISTING = {
  pageSizePreference: 'idm.groupMembers.pageSize',
  sort: { column: 'name', order: 'asc' },
} as const

/** Who is in a group: searched, page by page, added and removed. */
export function GroupMembers({ dn, mayManage, undo }: GroupMembersProps) {
  const { t } = useTranslation('groups')
  const listing = useListing(LISTING)
  const query = useListGroupMembersQuery(listing.isReady ? { dn, list: listing.list } : skipToken)
  const columns = usePersonColumns({
    nameLabel: t('column.name'),
    dnLabel: t('column.dn'),
    toPage: toUser,
  })
  const csv = useMemberExport({ dn, list: listing.list, columns })
  const removal = useMemberRemoval(dn, undo)
  const searchPauseMs = useMemberPause()
  const [isAdding, setAdding] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const stopAdding = () => {
    setAdding(false)
    addButton.current?.focus()
  }

  return (
    <Stack gap="tight">
      <div className={styles.head}>
        <CsvExportButton csv={csv} />
        {mayManage && (
          <Button ref={addButton} icon={UserPlus} onPress={() => setAdding(!isAdding)}>
            {t('members.add.open')}
          </Button>
        )}
      </div>
      {isAdding && <AddMembers dn={dn} onAdded={undo.restore} onClose={stopAdding} />}
      <ListSheet
        texts={{
          title: t('members.title'),
          search: t('members.search'),
          searchHint: t('members.searchHint'),
          failed: t('members.failed'),
          none: t('members.none'),
          noMatch: (search) => t('members.noMatch', { search }),
          tooMany: t('members.tooMany'),
        }}
        listing={listing}
        query={{ ...query, data: query.data && withoutRemoved(query.data, undo.removed) }}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        {...(mayManage && {
          bulkActions: [removal.bulkAction],
          readPage: async (list) => withoutRemoved(await csv.readPage(list), undo.removed),
          rowActions: removal.rowActions,
        })}
        searchPauseMs={searchPauseMs}
      />
      {removal.dialog}
    </Stack>
  )
}

/** Who was removed a moment ago is gone from the page, and from the count of all. */
function withoutRemoved(page: Page<PickerItem>, removed: ReadonlySet<string>): Page<PickerItem> {
  const rows = page.rows.filter(({ id }) => !removed.has(id))
  const gone = page.rows.length - rows.length
  return { ...page, rows, total: page.total === undefined ? undefined : page.total - gone }
}
