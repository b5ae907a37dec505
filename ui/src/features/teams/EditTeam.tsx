import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { getTeam, useChangeTeamMutation } from '../../entities/team/api'
import type { TeamDetail } from '../../entities/team/model'
import { toTeamBody } from '../../entities/team/teamChange'
import { freshly } from '../../shared/platform/api/read'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { toTeam } from './routes'
import { fieldsOf } from './teamFields'
import { TeamForm } from './TeamForm'

/** The form of a team that is there. */
export function EditTeam({ team }: { team: TeamDetail }) {
  const { t } = useTranslation('teams')
  const dispatch = useAppDispatch()
  const { default: defaultLocale } = useBootstrap().locales
  const [changeTeam] = useChangeTeamMutation()
  const navigate = useNavigate()
  const { dn } = team
  const title = t('form.edit', { name: team.name })
  usePageTitle(title)
  return (
    <>
      <BackLink to={toTeam(dn)}>{team.name}</BackLink>
      <PageHeader title={title} count={undefined} />
      <TeamForm
        label={title}
        saveText={t('form.save')}
        draftName={`team ${dn}`}
        initial={fieldsOf(team)}
        read={async () => fieldsOf(await dispatch(getTeam.initiate(dn, freshly)).unwrap())}
        onSave={(changed) => changeTeam({ dn, ...toTeamBody(changed, defaultLocale) }).unwrap()}
        onSaved={() => {
          dispatch(showFeedback({ status: 200, text: t('form.updated') }))
          void navigate(toTeam(dn), { replace: true })
        }}
      />
    </>
  )
}
