import { Pencil, Trash2 } from 'lucide'
import { useTranslation } from 'react-i18next'
import { kindIcon } from '../../entities/entity/kindIcon'
import type { Entity, Kind } from '../../entities/entity/model'
import { DetailHead } from '../../shared/blocks/page/DetailHead'
import { ActionMenu } from '../../shared/ui/ActionMenu'
import { Badge } from '../../shared/ui/Badge'
import { Button } from '../../shared/ui/Button'
import { Glyph } from '../../shared/ui/Glyph'
import { ChartLinks } from './ChartLinks'
import { toEntityEdit } from './routes'

interface EntityHeaderProps {
  kind: Kind
  entity: Entity
  /** Whether the entity is marked for deletion. */
  isMarked: boolean
  onDelete: () => void
}

/** The name of an entity, and the actions that the signed-in person may do with it. */
export function EntityHeader({ kind, entity, isMarked, onDelete }: EntityHeaderProps) {
  const { t } = useTranslation('entities')
  return (
    <DetailHead
      sign={<Glyph of={kindIcon(kind.key)} tint="thing" />}
      name={entity.name}
      badge={
        isMarked && (
          <Badge kind="danger" icon={Trash2} isOutlined>
            {t('marked')}
          </Badge>
        )
      }
      dn={entity.dn}
      actions={
        <>
          <ChartLinks kind={kind} dn={entity.dn} />
          {kind.isEditable && !isMarked && (
            <Button variant="primary" icon={Pencil} href={toEntityEdit(kind.key, entity.dn)}>
              {t('edit')}
            </Button>
          )}
          <ActionMenu
            actions={[
              kind.isRemovable &&
                !isMarked && {
                  icon: Trash2,
                  label: t('delete'),
                  isDestructive: true,
                  onAction: onDelete,
                },
            ]}
          />
        </>
      }
    />
  )
}
