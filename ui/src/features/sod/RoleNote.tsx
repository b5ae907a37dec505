import { useTranslation } from 'react-i18next'
import { useHolderCount } from '../../entities/permission/useHolderCount'
import { useListRoleLevelsQuery } from '../../entities/role/api'
import { Tag } from '../../shared/ui/Tag'
import styles from './RolePair.module.css'

interface RoleNoteProps {
  id: string
  level: number | undefined
}

/** The level of a role and the number of its holders; unknown values are left out. */
export function RoleNote({ id, level }: RoleNoteProps) {
  const { t } = useTranslation('definition')
  const { data: levels = [] } = useListRoleLevelsQuery(undefined)
  const count = useHolderCount('ROLE', id)
  const name = levels.find((each) => each.level === level)?.name
  return (
    <span className={styles.note}>
      {name && <Tag>{name}</Tag>}
      {typeof count === 'number' && t('holders', { total: count })}
    </span>
  )
}
