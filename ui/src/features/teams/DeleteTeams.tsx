import { useTranslation } from 'react-i18next'
import { useDeleteTeamsMutation } from '../../entities/team/api'
import type { Team } from '../../entities/team/model'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

interface DeleteTeamsProps {
  teams: readonly Team[]
  /** The server has answered: whether all of them are gone. */
  onDone: (areGone: boolean) => void
  onClose: () => void
}

/** Asks, deletes, and tells what became of each team. */
export function DeleteTeams({ teams, onDone, onClose }: DeleteTeamsProps) {
  const { t } = useTranslation('teams')
  const dispatch = useAppDispatch()
  const [deleteTeams] = useDeleteTeamsMutation()
  const count = teams.length
  const names = new Map(teams.map(({ dn, name }) => [dn, name]))

  const named = <Result extends { id: string; name?: string }>(result: Result) => ({
    ...result,
    name: result.name ?? names.get(result.id) ?? result.id,
  })

  async function confirm() {
    const { success, succeeded, failed } = await deleteTeams([...names.keys()]).unwrap()
    const outcome = { success, succeeded: succeeded.map(named), failed: failed.map(named) }
    const text = success ? t('delete.done', { count }) : t('delete.failed', { count })
    dispatch(showFeedback({ text, outcome }))
    onDone(success)
  }

  return (
    <ConfirmDialog
      kind="deletion"
      title={t('delete.title', { count })}
      consequence={t('delete.consequence', { count })}
      affected={teams.map(({ name }) => name)}
      verb={t('delete.verb', { count })}
      isTyped={count > 1}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
