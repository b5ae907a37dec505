import { useTranslation } from 'react-i18next'
import { listGroupMembers } from '../../entities/group/api'
import { readOnce } from '../../shared/platform/api/readOnce'
import { useCsvExport } from '../../shared/blocks/list-page/useCsvExport'
import type { Column } from '../../shared/blocks/data-table/column'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { ListState } from '../../shared/blocks/listing/listState'
import { useAppDispatch } from '../../shared/platform/store/hooks'

interface MemberExport {
  dn: string
  list: ListState
  columns: readonly Column<PickerItem>[]
}

/** The members of a group as a file: all that match. */
export function useMemberExport({ dn, list, columns }: MemberExport) {
  const { t } = useTranslation('groups')
  const dispatch = useAppDispatch()
  return useCsvExport<PickerItem>({
    title: t('members.title'),
    columns,
    list,
    readPage: (page) => dispatch(readOnce(listGroupMembers, { dn, list: page })),
  })
}
