import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { kindIcon } from '../../entities/entity/kindIcon'
import type { Entity, Kind } from '../../entities/entity/model'
import { CopyableId } from '../../shared/page/CopyableId'
import { Badge } from '../../shared/ui/Badge'
import { Button } from '../../shared/ui/Button'
import { Glyph } from '../../shared/ui/Glyph'
import { ChartLinks } from './ChartLinks'
import styles from './EntityDetail.module.css'
import { toEditEntity } from './routes'

interface EntityHeaderProps {
  kind: Kind
  entity: Entity
  /** It is to be deleted. */
  isMarked: boolean
  onDelete: () => void
}

/** What a thing is called, and what the signed-in person may do with it. */
export function EntityHeader({ kind, entity, isMarked, onDelete }: EntityHeaderProps) {
  const { t } = useTranslation('entities')
  return (
    <div className={styles.head}>
      <div className={styles.what}>
        <Glyph of={kindIcon(kind.key)} tint="thing" />
        <div className={styles.words}>
          <div className={styles.line}>
            <h1>
              <bdi>{entity.name}</bdi>
            </h1>
            {isMarked && (
              <Badge kind="danger" icon={Trash2} isOutlined>
                {t('marked')}
              </Badge>
            )}
          </div>
          <CopyableId id={entity.dn} copyLabel={t('copyDn')} copiedText={t('dnCopied')} />
        </div>
      </div>
      <div className={styles.actions}>
        <ChartLinks kind={kind} dn={entity.dn} />
        {kind.isRemovable && !isMarked && (
          <Button variant="quiet" icon={Trash2} onPress={onDelete}>
            {t('delete')}
          </Button>
        )}
        {kind.isEditable && !isMarked && (
          <Button variant="primary" icon={Pencil} href={toEditEntity(kind.key, entity.dn)}>
            {t('edit')}
          </Button>
        )}
      </div>
    </div>
  )
}
