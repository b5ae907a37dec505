import { useTranslation } from 'react-i18next'
import { listTeams } from '../../entities/team/api'
import type { Team } from '../../entities/team/model'
import { readOnce } from '../../shared/platform/api/readOnce'
import { useCsvExport } from '../../shared/blocks/list-page/useCsvExport'
import type { Column } from '../../shared/blocks/data-table/column'
import type { ListState } from '../../shared/blocks/listing/listState'
import { useAppDispatch } from '../../shared/platform/store/hooks'

/** The list of teams as a file: all that match, or those selected. */
export function useTeamExport(list: ListState, columns: readonly Column<Team>[]) {
  const { t } = useTranslation('teams')
  const dispatch = useAppDispatch()
  return useCsvExport<Team>({
    title: t('title'),
    columns,
    list,
    readPage: (page) => dispatch(readOnce(listTeams, page)),
  })
}
