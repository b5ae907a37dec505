import { useTranslation } from 'react-i18next'
import { getTeam, useChangeTeamMutation } from '../../entities/team/api'
import type { TeamDetail } from '../../entities/team/model'
import { toTeamBody } from '../../entities/team/teamChange'
import { freshly } from '../../shared/api/read'
import { showFeedback } from '../../shared/feedback/feedbackSlice'
import { useBootstrap } from '../../shared/session/useBootstrap'
import { useAppDispatch } from '../../shared/store/hooks'
import { TeamForm } from './TeamForm'
import { fieldsOf } from './teamFields'

interface EditTeamProps {
  team: TeamDetail
  onSaved: () => void
}

/** The form of a team that is there. */
export function EditTeam({ team, onSaved }: EditTeamProps) {
  const { t } = useTranslation('teams')
  const dispatch = useAppDispatch()
  const { default: defaultLocale } = useBootstrap().locales
  const [changeTeam] = useChangeTeamMutation()
  const { dn } = team
  return (
    <TeamForm
      label={t('form.edit', { name: team.name })}
      saveText={t('form.save')}
      draftName={`team ${dn}`}
      initial={fieldsOf(team)}
      read={async () => fieldsOf(await dispatch(getTeam.initiate(dn, freshly)).unwrap())}
      onSave={(changed) => changeTeam({ dn, ...toTeamBody(changed, defaultLocale) }).unwrap()}
      onSaved={() => {
        dispatch(showFeedback({ status: 200, text: t('form.updated') }))
        onSaved()
      }}
    />
  )
}
