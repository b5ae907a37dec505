import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '../../entities/role/model'
import { roleTab } from '../../entities/role/pickerTab'
import type { RelationSide } from '../../entities/role/relationsApi'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { AddDialog } from '../../shared/blocks/related-list/AddDialog'

interface AddRelatedRolesProps {
  role: Role
  side: RelationSide
  /** The levels of the roles that can be added. */
  levels: readonly number[]
  /** Adds the chosen roles to the draft. */
  onAdd: (roles: readonly PickerItem[]) => void
  onClose: () => void
}

/** The dialog to choose child roles of lower levels, or parent roles of higher levels. */
export function AddRelatedRoles({ role, side, levels, onAdd, onClose }: AddRelatedRolesProps) {
  const { t } = useTranslation('roles')
  const tabs = useMemo(() => [roleTab({ levels, needColumnLevel: true })] as const, [levels])
  return (
    <AddDialog
      title={t(`relations.${side}.add`)}
      verb={t('relations.add')}
      label={t(`relations.${side}.title`)}
      hint={t(`relations.${side}.hint`)}
      tabs={tabs}
      draftName={`add ${side} ${role.id}`}
      misfit={({ name, level }) =>
        level === undefined || levels.includes(level)
          ? undefined
          : t(`relations.${side}.misfit`, { name })
      }
      onAdd={onAdd}
      onClose={onClose}
    />
  )
}
