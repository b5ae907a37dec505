import { X } from 'lucide'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import { useChangeTeamMutation } from '../../entities/team/api'
import type { TeamDetail } from '../../entities/team/model'
import { toMembers } from '../../entities/team/teamChange'
import { ItemFace } from '../../shared/blocks/entity-picker/ItemFace'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { RowItem, RowList } from '../../shared/blocks/page/RowList'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { UndoToasts } from '../../shared/blocks/undo/UndoToasts'
import { useUndo } from '../../shared/blocks/undo/useUndo'
import { IconButton } from '../../shared/ui/IconButton'
import { useKeptFocus } from '../../shared/ui/useKeptFocus'
import { toUser } from '../users/routes'

type TeamPart = 'managers' | 'members'

interface TeamPartsProps {
  team: TeamDetail
  part: TeamPart
}

/** Lists the managers or the members of a team, people and groups. Each can be removed, and the removal undone. */
export function TeamParts({ team, part }: TeamPartsProps) {
  const { t } = useTranslation('teams')
  const { parts, undo, remove } = useRemovedParts(team, part)
  const place = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(place, list)
  const isOfMembers = part === 'members'
  const hasEverybody = isOfMembers && team.hasEverybody
  return (
    <SectionCard title={t(`part.${part}`)}>
      <div ref={place} tabIndex={-1}>
        <Stack gap="tight">
          {hasEverybody && <p>{t('members.everybody')}</p>}
          {isOfMembers && team.hasManagers && <p>{t('members.managersToo')}</p>}
          {parts.length === 0 && !hasEverybody && <p>{t(`part.none.${part}`)}</p>}
          {parts.length > 0 && (
            <RowList ref={list} label={t(`part.${part}`)}>
              {parts.map((item) => (
                <Part key={item.id} item={item} onRemove={team.isReadOnly ? undefined : remove} />
              ))}
            </RowList>
          )}
        </Stack>
      </div>
      <UndoToasts undo={undo} />
    </SectionCard>
  )
}

interface PartProps {
  item: PickerItem
  /** Undefined for people who may not change the team. */
  onRemove: ((item: PickerItem) => void) | undefined
}

function Part({ item, onRemove }: PartProps) {
  const { t } = useTranslation('teams')
  const { type, id, name } = item
  const isGroup = type === 'group'
  return (
    <RowItem
      sign={<ItemFace item={item} />}
      title={
        isGroup ? name : <QuickInfoLink kind="USER" dn={id} name={name} href={toUser(id)} quiet />
      }
      about={isGroup && t('part.group')}
      end={
        onRemove && (
          <IconButton
            size="small"
            icon={X}
            label={t('part.remove', { name })}
            onPress={() => onRemove(item)}
          />
        )
      }
    />
  )
}

/** The names of managers and members in the calls. */
const WIRE_NAMES = { managers: 'requestors', members: 'recipients' } as const

type Answer = Promise<{ error?: unknown }>

/** The managers or members of a team. A removed one disappears at once; for some seconds the removal can be undone. */
function useRemovedParts(team: TeamDetail, part: TeamPart) {
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
