import { Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { TeamDetail } from '../../entities/team/model'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { Button } from '../../shared/ui/Button'
import { Tabs } from '../../shared/ui/Tabs'
import { DeleteTeams } from './DeleteTeams'
import { toTeamEdit, toTeams } from './routes'
import { TeamAbout } from './TeamAbout'
import { TeamIdentity } from './TeamIdentity'
import { TeamMembers } from './TeamMembers'
import { TeamPermissions } from './TeamPermissions'

const TABS = ['about', 'members', 'permissions'] as const

/** A team, one tab at a time. */
export function TeamView({ team }: { team: TeamDetail }) {
  usePageTitle(team.name)
  return (
    <>
      <TeamIdentity team={team} actions={!team.isReadOnly && <TeamActions team={team} />} />
      <TeamTabs team={team} />
    </>
  )
}

/** Which tab is open stands in the address, too. */
function TeamTabs({ team }: { team: TeamDetail }) {
  const { t } = useTranslation('teams')
  const [params, setParams] = useSearchParams()
  const open = TABS.find((tab) => tab === params.get('tab')) ?? 'about'
  const content = {
    about: <TeamAbout team={team} />,
    members: <TeamMembers team={team} />,
    permissions: <TeamPermissions team={team} />,
  }
  return (
    <Tabs
      label={team.name}
      value={open}
      onChange={(tab) => setParams(tab === 'about' ? {} : { tab })}
      tabs={TABS.map((id) => ({ id, label: t(`tab.${id}`), content: content[id] }))}
    />
  )
}

function TeamActions({ team }: { team: TeamDetail }) {
  const { t } = useTranslation('teams')
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Button variant="quiet" icon={Trash2} onPress={() => setLeaving(true)}>
        {t('delete.open')}
      </Button>
      <Button variant="primary" icon={Pencil} href={toTeamEdit(team.dn)}>
        {t('form.open')}
      </Button>
      {isLeaving && (
        <DeleteTeams
          teams={[team]}
          onDone={(isGone) => {
            if (isGone) void navigate(toTeams())
          }}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}
