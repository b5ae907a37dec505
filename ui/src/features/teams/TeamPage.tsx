import { Eye, Pencil, UsersRound } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { TeamDetail } from '../../entities/team/model'
import { DeleteButton } from '../../shared/blocks/deletion/DeleteButton'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { SectionTabs } from '../../shared/blocks/page/SectionTabs'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { Badge } from '../../shared/ui/Badge'
import { Button } from '../../shared/ui/Button'
import { Glyph } from '../../shared/ui/Glyph'
import { toTeamEdit, toTeams } from './routes'
import { TeamAbout } from './TeamAbout'
import { TeamBoundary } from './TeamBoundary'
import { TeamMembers } from './TeamMembers'
import { TeamPermissions } from './TeamPermissions'
import { useTeamDeletion } from './useTeamDeletion'

/** The page of one team. */
export function TeamPage() {
  const { t } = useTranslation('teams')
  return (
    <>
      <BackLink to={toTeams()}>{t('title')}</BackLink>
      <TeamBoundary>{(team) => <TeamView key={team.dn} team={team} />}</TeamBoundary>
    </>
  )
}

/** A team with its tabs. */
function TeamView({ team }: { team: TeamDetail }) {
  const { t } = useTranslation('teams')
  const { name, dn, isReadOnly } = team
  usePageTitle(name)
  return (
    <>
      <DetailHead
        sign={<Glyph of={UsersRound} tint="team" />}
        name={name}
        badge={isReadOnly && <Badge icon={Eye}>{t('readOnly')}</Badge>}
        dn={dn}
        actions={!isReadOnly && <TeamActions team={team} />}
      />
      <SectionTabs
        label={name}
        tabs={[
          { id: 'about', label: t('tab.about'), content: <TeamAbout team={team} /> },
          { id: 'members', label: t('tab.members'), content: <TeamMembers team={team} /> },
          {
            id: 'permissions',
            label: t('tab.permissions'),
            content: <TeamPermissions team={team} />,
          },
        ]}
      />
    </>
  )
}

function TeamActions({ team }: { team: TeamDetail }) {
  const { t } = useTranslation('teams')
  return (
    <>
      <Button variant="primary" icon={Pencil} href={toTeamEdit(team.dn)}>
        {t('form.open')}
      </Button>
      <DeleteButton deletion={useTeamDeletion()} record={team} list={toTeams()} />
    </>
  )
}
