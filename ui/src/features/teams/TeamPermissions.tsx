import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useListTeamGrantsQuery } from '../../entities/team/api'
import type { TeamDetail, TeamDomain } from '../../entities/team/model'
import { useItemName } from '../../shared/blocks/entity-picker/useItemName'
import { Tabs } from '../../shared/ui/Tabs'
import { GrantList } from './GrantList'

/** The permissions of the managers, one domain at a time; the domain is in the address. */
export function TeamPermissions({ team }: { team: TeamDetail }) {
  const { t } = useTranslation('teams')
  const [params, setParams] = useSearchParams()
  const query = useListTeamGrantsQuery(team.dn)
  const shown = team.domains.find((domain) => domain === params.get('kind')) ?? team.domains[0]
  const nameOf = useItemName()
  const grantsOf = (domain: TeamDomain) =>
    query.currentData
      ?.filter((grant) => grant.domain === domain)
      .map((grant) =>
        grant.isContainer ? { ...grant, name: nameOf({ ...grant, type: 'container' }) } : grant,
      )
  if (!shown) return null
  return (
    <Tabs
      label={t('tab.permissions')}
      value={shown}
      onChange={(kind) => setParams({ section: 'permissions', kind })}
      tabs={team.domains.map((domain) => ({
        id: domain,
        label: t(`domain.${domain}`),
        count: grantsOf(domain)?.length,
        content: <GrantList team={team} domain={domain} query={query} grants={grantsOf(domain)} />,
      }))}
    />
  )
}
