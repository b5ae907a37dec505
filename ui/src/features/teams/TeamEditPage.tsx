import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { getTeam, useChangeTeamMutation } from '../../entities/team/api'
import type { TeamDetail } from '../../entities/team/model'
import { toTeamBody, type TeamFields } from '../../entities/team/teamChange'
import { textIn } from '../../shared/blocks/localized-text/localizedTexts'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { freshly } from '../../shared/platform/api/read'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { toTeam } from './routes'
import { TeamBoundary } from './TeamBoundary'
import { TeamForm } from './TeamForm'
import { useTeamFields } from './useTeamFields'

/** Edits a team. A team that the person may not change leads to its page. */
export function TeamEditPage() {
  return (
    <TeamBoundary>
      {(team) =>
        team.isReadOnly ? (
          <Navigate to={toTeam(team.dn)} replace />
        ) : (
          <TeamEdit key={team.dn} team={team} />
        )
      }
    </TeamBoundary>
  )
}

function TeamEdit({ team }: { team: TeamDetail }) {
  const { t } = useTranslation('teams')
  const form = useTeamEdit(team)
  const title = t('form.edit', { name: team.name })
  usePageTitle(title)
  return (
    <>
      <BackLink to={toTeam(team.dn)}>{team.name}</BackLink>
      <PageHeader title={title} count={undefined} />
      <TeamForm form={form} label={title} saveText={t('form.save')} />
    </>
  )
}

function useTeamEdit(team: TeamDetail) {
  const { t } = useTranslation('teams')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { user: userLocale, default: defaultLocale } = useBootstrap().locales
  const [changeTeam] = useChangeTeamMutation()
  const { dn } = team
  return useRecordForm({
    fields: useTeamFields(),
    stored: fieldsOf(team),
    read: async () => fieldsOf(await dispatch(getTeam.initiate(dn, freshly)).unwrap()),
    draftName: `team ${dn}`,
    onSave: async ({ changed, all: { texts } }) => {
      await changeTeam({ dn, ...toTeamBody(changed, defaultLocale) }).unwrap()
      return textIn(texts.name, userLocale) || textIn(texts.name, defaultLocale)
    },
    onSaved: (name) => {
      dispatch(showFeedback({ status: 200, text: t('form.updated'), about: { name } }))
      void navigate(toTeam(dn), { replace: true })
    },
  })
}

function fieldsOf(team: TeamDetail): TeamFields {
  const { domains, managers, hasEverybody, members, hasManagers, names, descriptions } = team
  const texts = { name: names, description: descriptions }
  return { texts, domains, managers, hasEverybody, members, hasManagers }
}
