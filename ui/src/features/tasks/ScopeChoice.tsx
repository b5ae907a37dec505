import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHelpsOthers } from '../../entities/help-desk/useHelpsOthers'
import type { WaitingScope } from '../../entities/task/model'
import { listTeams } from '../../entities/team/api'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { SegmentedButtons } from '../../shared/ui/SegmentedButtons'
import { MANAGED_TEAMS } from './managedTeams'

interface ScopeChoiceProps {
  scope: WaitingScope
  /** The address of a list. */
  toList: (scope: WaitingScope) => string
}

/** Whose tasks; nothing to choose for people who have their own alone. */
export function ScopeChoice({ scope, toList }: ScopeChoiceProps) {
  const { t } = useTranslation('tasks')
  const navigate = useNavigate()
  const offered = useOfferedScopes(scope)
  if (offered.length === 1) return null
  return (
    <div>
      <SegmentedButtons
        label={t('scope.all')}
        options={offered.map((id) => ({ id, label: t(`scope.${id}`) }))}
        value={scope}
        onChange={(chosen) => void navigate(toList(chosen))}
      />
    </div>
  )
}

/** What the address asks for is there too: the server refuses who may not see it. */
function useOfferedScopes(asked: WaitingScope): WaitingScope[] {
  const helpsOthers = useHelpsOthers()
  const isProxy = useProxiedUser() !== null
  const { data: teams } = listTeams.useQuery(MANAGED_TEAMS)
  if (isProxy) return ['self']
  return (['self', 'team', 'others'] as const).filter((scope) => {
    if (scope === asked || scope === 'self') return true
    return scope === 'others' ? helpsOthers : (teams?.total ?? 0) > 0
  })
}
