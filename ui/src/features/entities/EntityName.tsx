import { Trash2 } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Entity, Kind } from '../../entities/entity/model'
import { Badge } from '../../shared/ui/Badge'
import { classNames } from '../../shared/ui/classNames'
import { Link } from '../../shared/ui/Link'
import styles from './EntityName.module.css'
import { toEntity } from './routes'

interface EntityNameProps {
  kind: Kind['key']
  entity: Entity
  /** It is to be deleted. */
  isMarked: boolean
}

/** A thing in a list, and whether it is about to go. */
export function EntityName({ kind, entity, isMarked }: EntityNameProps) {
  const { t } = useTranslation('entities')
  return (
    <div className={styles.thing}>
      <Link
        href={toEntity(kind, entity.dn)}
        className={classNames(styles.name, isMarked && styles.marked)}
      >
        <bdi>{entity.name}</bdi>
      </Link>
      {isMarked && (
        <Badge kind="danger" icon={Trash2} isOutlined>
          {t('marked')}
        </Badge>
      )}
    </div>
  )
}
