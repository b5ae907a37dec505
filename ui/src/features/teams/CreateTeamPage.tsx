import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useCreateTeamMutation } from '../../entities/team/api'
import { toTeamBody, type TeamFields } from '../../entities/team/teamChange'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { textIn } from '../../shared/blocks/localized-text/localizedTexts'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { toTeam, toTeams } from './routes'
import { TeamForm } from './TeamForm'
import { useOfferedDomains } from './useOfferedDomains'

/** The form of a new team; its permissions are given on its page. */
export function CreateTeamPage() {
  const { t } = useTranslation('teams')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { default: defaultLocale } = useBootstrap().locales
  const [createTeam] = useCreateTeamMutation()
  const initial = useNewTeam()

  const save = (entered: Partial<TeamFields>) => {
    const name = textIn(entered.texts?.name ?? [], defaultLocale).trim()
    const all = { domains: initial.domains, ...entered }
    return createTeam({ ...toTeamBody(all, defaultLocale), name }).unwrap()
  }
  return (
    <>
      <BackLink to={toTeams()}>{t('title')}</BackLink>
      <PageHeader title={t('form.create')} count={undefined} />
      <TeamForm
        label={t('form.create')}
        saveText={t('form.create')}
        draftName="createTeam"
        initial={initial}
        onSave={save}
        onSaved={({ dn }) => {
          dispatch(showFeedback({ status: 200, text: t('form.created') }))
          void navigate(toTeam(dn), { replace: true })
        }}
      />
    </>
  )
}

/** For everything that this person administers, as the server has it. Source: docs/assumptions.md A-107. */
function useNewTeam(): TeamFields {
  const domains = useOfferedDomains([])
  const [initial] = useState<TeamFields>(() => ({
    texts: { name: [], description: [] },
    domains,
    managers: [],
    hasEverybody: false,
    members: [],
    hasManagers: false,
  }))
  return initial
}
