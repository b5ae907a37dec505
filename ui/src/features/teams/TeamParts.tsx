import { X } from 'lucide'
import { useTranslation } from 'react-i18next'
import { PersonLink } from '../../entities/quick-info/ui/PersonLink'
import type { TeamDetail } from '../../entities/team/model'
import { ItemFace } from '../../shared/blocks/entity-picker/ItemFace'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { IconButton } from '../../shared/ui/IconButton'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { UndoToasts } from '../../shared/blocks/undo/UndoToasts'
import { toUser } from '../users/routes'
import styles from './TeamParts.module.css'
import { useRemovedParts } from './useRemovedParts'

export type TeamPart = 'managers' | 'members'

interface TeamPartsProps {
  team: TeamDetail
  part: TeamPart
}

/** Lists the managers or the members of a team, people and groups. Each can be removed, and the removal undone. */
export function TeamParts({ team, part }: TeamPartsProps) {
  const { t } = useTranslation('teams')
  const { parts, undo, remove } = useRemovedParts(team, part)
  const isPart = part === 'members'
  return (
    <SectionCard title={t(`part.${part}`)}>
      {isPart && team.hasEverybody && <p className={styles.note}>{t('members.everybody')}</p>}
      {isPart && team.hasManagers && <p className={styles.note}>{t('members.managersToo')}</p>}
      {parts.length > 0 ? (
        <ul className={styles.parts} aria-label={t(`part.${part}`)}>
          {parts.map((item) => (
            <li key={item.id}>
              <span className={styles.part}>
                <Part item={item} />
              </span>
              {!team.isReadOnly && (
                <IconButton
                  size="small"
                  icon={X}
                  label={t('part.remove', { name: item.name })}
                  onPress={() => remove(item)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : (
        !(isPart && team.hasEverybody) && <p className={styles.note}>{t(`part.none.${part}`)}</p>
      )}
      <UndoToasts undo={undo} />
    </SectionCard>
  )
}

function Part({ item }: { item: PickerItem }) {
  const { t } = useTranslation('teams')
  if (item.type === 'group') {
    return (
      <>
        <ItemFace item={item} />
        <VisuallyHidden>{t('part.group')}</VisuallyHidden>
        <bdi className={styles.name}>{item.name}</bdi>
      </>
    )
  }
  return <PersonLink dn={item.id} name={item.name} href={toUser(item.id)} />
}
