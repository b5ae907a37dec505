import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { getTeam, useChangeTeamMutation, useCreateTeamMutation } from '../../entities/team/api'
import type { TeamDetail } from '../../entities/team/model'
import { type TeamFields, toTeamBody } from '../../entities/team/teamChange'
import { textIn } from '../../shared/blocks/localized-text/localizedTexts'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { useOpenSaved } from '../../shared/blocks/record-form/useOpenSaved'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { freshly } from '../../shared/platform/api/read'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { toTeam, toTeams } from './routes'
import { TeamBoundary } from './TeamBoundary'
import { TeamForm } from './TeamForm'
import { useOfferedDomains, useTeamFields } from './useTeamFields'

/** The form of a new team. Permissions are added later, on the page of the team. */
export function TeamCreatePage() {
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
  const openSaved = useOpenSaved()
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
    onSaved: ({ dn, name }) => openSaved({ name, text: t('form.created'), page: toTeam(dn) }),
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
  const openSaved = useOpenSaved()
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
    onSaved: (name) => openSaved({ name, text: t('form.updated'), page: toTeam(dn) }),
  })
}

function fieldsOf(team: TeamDetail): TeamFields {
  const { domains, managers, hasEverybody, members, hasManagers, names, descriptions } = team
  const texts = { name: names, description: descriptions }
  return { texts, domains, managers, hasEverybody, members, hasManagers }
}
