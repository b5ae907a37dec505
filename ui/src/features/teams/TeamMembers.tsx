import type { TFunction } from 'i18next'
import { personColumns } from '../../entities/quick-info/ui/personColumns'
import { listTeamMembers } from '../../entities/team/api'
import type { Team } from '../../entities/team/model'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { type Asking, defineList } from '../../shared/blocks/list-page/defineList'
import { ListSection } from '../../shared/blocks/list-page/ListSection'
import { useList } from '../../shared/blocks/list-page/useList'
import { toUser } from '../users/routes'
import { useTeamRequest } from './useTeamRequest'

const memberList = defineList({
  namespace: 'teams',
  keyPrefix: 'memberList',
  texts: (t: TFunction<'teams'>, { name }) => ({ fileName: t('memberList.file', { team: name }) }),
  preference: 'idm.teamMembers',
  keepsOnly: 'pageSize',
  endpoint: listTeamMembers,
  ask: ({ list, args: { dn } }: Asking<PickerItem, Team>) => ({ team: dn, list }),
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  sort: 'name',
  columns: (t: TFunction<'teams'>) =>
    personColumns({ nameLabel: t('column.name'), dnLabel: t('column.dn'), toPage: toUser }),
})

/** Lists all people in a team, also through its groups. Source: SPEC 7 "Teams". */
export function TeamMembers({ team }: { team: Team }) {
  const { dialog, ...actions } = useTeamRequest(team)
  return (
    <>
      <ListSection list={useList(memberList, team)} {...actions} />
      {dialog}
    </>
  )
}
