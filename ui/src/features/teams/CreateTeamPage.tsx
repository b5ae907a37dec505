import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useCreateTeamMutation } from '../../entities/team/api'
import { type TeamFields, toTeamBody } from '../../entities/team/teamChange'
import { textIn } from '../../shared/blocks/localized-text/localizedTexts'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { toTeam, toTeams } from './routes'
import { TeamForm } from './TeamForm'
import { useOfferedDomains, useTeamFields } from './useTeamFields'

/** The form of a new team. Permissions are added later, on the page of the team. */
export function CreateTeamPage() {
  const { t } = useTranslation('teams')
  const form = useTeamCreation()
  return (
    <>
      <BackLink to={toTeams()}>{t('title')}</BackLink>
      <PageHeader title={t('form.create')} count={undefined} />
      <TeamForm form={form} label={t('form.create')} saveText={t('form.create')} />
    </>
  )
}

function useTeamCreation() {
  const { t } = useTranslation('teams')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { default: defaultLocale } = useBootstrap().locales
  const [createTeam] = useCreateTeamMutation()
  return useRecordForm({
    fields: useTeamFields(),
    stored: useNewTeam(),
    nameField: 'texts',
    draftName: 'createTeam',
    onSave: ({ changed, all: { texts, domains } }) => {
      const name = textIn(texts.name, defaultLocale).trim()
      return createTeam({ ...toTeamBody({ ...changed, domains }, defaultLocale), name }).unwrap()
    },
    onSaved: ({ dn, name }) => {
      dispatch(showFeedback({ status: 200, text: t('form.created'), about: { name } }))
      void navigate(toTeam(dn), { replace: true })
    },
  })
}

/** The first values of the form: all domains that the person administers are selected. Source: docs/assumptions.md A-107. */
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
