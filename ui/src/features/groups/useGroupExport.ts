import { useTranslation } from 'react-i18next'
import { listGroups } from '../../entities/group/api'
import type { Group } from '../../entities/group/model'
import { readOnce } from '../../shared/platform/api/readOnce'
import { useCsvExport } from '../../shared/blocks/list-page/useCsvExport'
import type { Column } from '../../shared/blocks/data-table/column'
import type { ListState } from '../../shared/blocks/listing/listState'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** The list of groups as a file: all that match, or those selected. */
export function useGroupExport(list: ListState, columns: readonly Column<Group>[]) {
  const { t } = useTranslation('groups')
  const dispatch = useAppDispatch()
  return useCsvExport<Group>({
    title: t('title'),
    columns,
    list,
    readPage: (page) => dispatch(readOnce(listGroups, page)),
  })
}
