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
  /** The address of the list for a scope. */
  toList: (scope: WaitingScope) => string
}

/** Chooses whose tasks are listed; hidden from people who see their own tasks only. */
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

/** The scopes that the person may choose. The scope of the address is always among them: the server decides about access. */
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
