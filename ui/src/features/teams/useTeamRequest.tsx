import { ShoppingCart } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageRight } from '../../entities/navigation/usePageRight'
import type { Team } from '../../entities/team/model'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { RequestDialog } from './RequestDialog'

/** The actions that request access for members of a team, for people who may open the request page. */
export function useTeamRequest(team: Team) {
  const { t } = useTranslation('teams')
  const mayRequest = usePageRight('requests')
  const [members, setMembers] = useState<readonly PickerItem[]>()
  if (!mayRequest) return {}
  const action = { id: 'request', label: t('request.open'), icon: ShoppingCart }
  return {
    bulkActions: [
      {
        ...action,
        takes: 'rows' as const,
        onAction: ({ rows }: { rows: readonly PickerItem[] }) => setMembers(rows),
      },
    ],
    rowActions: (member: PickerItem) => [{ ...action, onAction: () => setMembers([member]) }],
    dialog: members && (
      <RequestDialog team={team} members={members} onClose={() => setMembers(undefined)} />
    ),
  }
}
