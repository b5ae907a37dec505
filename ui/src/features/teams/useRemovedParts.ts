import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeTeamMutation } from '../../entities/team/api'
import type { TeamDetail } from '../../entities/team/model'
import { toMembers } from '../../entities/team/teamChange'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { useUndo } from '../../shared/blocks/undo/useUndo'
import type { TeamPart } from './TeamParts'

/** The names of managers and members in the calls. */
const WIRE_NAMES = { managers: 'requestors', members: 'recipients' } as const

type Answer = Promise<{ error?: unknown }>

/** The managers or members of a team. A removed one disappears at once; for some seconds the removal can be undone. */
export function useRemovedParts(team: TeamDetail, part: TeamPart) {
  const { t } = useTranslation('teams')
  const undo = useUndo()
  const commit = useCommit(team, part)
  const remove = ({ id, name }: PickerItem) =>
    undo.remove({
      id,
      text: t(`part.removed.${part}`, { name, team: team.name }),
      failedText: t('part.notRemoved', { name, team: team.name }),
      commit: () => commit(id),
    })
  return { parts: team[part].filter(({ id }) => !undo.removed.has(id)), undo, remove }
}

/** Removes managers or members. The call replaces the whole list, so removals of the same moment share one call. */
function useCommit(team: TeamDetail, part: TeamPart) {
  const [changeTeam] = useChangeTeamMutation()
  const gone = useRef(new Set<string>())
  const together = useRef<Answer>(undefined)

  async function send(): Answer {
    await Promise.resolve()
    together.current = undefined
    const left = team[part].filter(({ id }) => !gone.current.has(id))
    const answer = await changeTeam({ dn: team.dn, [WIRE_NAMES[part]]: toMembers(left) })
    if (answer.error) for (const { id } of team[part]) gone.current.delete(id)
    return answer
  }

  return (id: string): Answer => {
    gone.current.add(id)
    together.current ??= send()
    return together.current
  }
}
