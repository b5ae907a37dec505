import { IdCard } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayChange } from '../../entities/admin-rights/useMayChange'
import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import { useListRoleLevelsQuery } from '../../entities/role/api'
import type { Role } from '../../entities/role/model'
import {
  type RelationSide,
  useListRelatedRolesQuery,
  useRemoveRelatedRolesMutation,
} from '../../entities/role/relationsApi'
import { RelatedList } from '../../shared/blocks/related-list/RelatedList'
import { useRemoval } from '../../shared/blocks/related-list/useRemoval'
import { Glyph } from '../../shared/ui/Glyph'
import { Tag } from '../../shared/ui/Tag'
import { AddRelatedRoles } from './AddRelatedRoles'
import { toRole } from './routes'
import { useRelationImpact } from './useRelationImpact'

interface RelatedRolesProps {
  role: Role
  side: RelationSide
}

/** The roles that a role contains, or those that contain it; added and removed. */
export function RelatedRoles({ role, side }: RelatedRolesProps) {
  const { t } = useTranslation('roles')
  const { name } = role
  const { mayModify } = useMayChange('role', role)
  const { currentData: data, error, refetch } = useListRelatedRolesQuery({ role: role.id, side })
  const [isAdding, setAdding] = useState(false)
  const levels = useFittingLevels(role, side)
  const removal = useRelationRemoval({ role, side })
  return (
    <>
      <RelatedList
        title={t(`relations.${side}.title`)}
        about={t(`relations.${side}.about`, { name })}
        query={{ data, error, refetch }}
        failedTitle={t('relations.failed')}
        none={t(`relations.${side}.none`)}
        rowId={({ id }) => id}
        draw={drawRole}
        add={
          mayModify && levels.length > 0
            ? { label: t(`relations.${side}.add`), onAdd: () => setAdding(true) }
            : undefined
        }
        onRemove={mayModify ? removal.ask : undefined}
      />
      {removal.dialog}
      {isAdding && (
        <AddRelatedRoles role={role} side={side} levels={levels} onClose={() => setAdding(false)} />
      )}
    </>
  )
}

function drawRole({ id, name, description, level }: Role) {
  return {
    sign: <Glyph of={IdCard} tint="role" />,
    title: <QuickInfoLink kind="ROLE" dn={id} name={name} href={toRole(id)} />,
    marks: level && <Tag>{level.name}</Tag>,
    about: <span dir="auto">{description}</span>,
  }
}

/** A role contains roles of lower levels, and is contained in roles of higher ones. */
function useFittingLevels({ level: own }: Role, side: RelationSide): readonly number[] {
  const { data: levels = [] } = useListRoleLevelsQuery(undefined)
  const fits = (level: number) =>
    own === undefined || (side === 'children' ? level < own.level : level > own.level)
  return levels.map(({ level }) => level).filter(fits)
}

function useRelationRemoval({ role, side }: RelatedRolesProps) {
  const { t } = useTranslation('roles')
  const [remove] = useRemoveRelatedRolesMutation()
  const { name } = role
  return useRemoval<Role>({
    nameOf: (other) => other.name,
    texts: {
      title: t(`relations.${side}.removeTitle`, { name }),
      consequence: t(`relations.${side}.removeText`, { name }),
      verb: t('relations.remove'),
      done: (total) => t('relations.removed', { total }),
      failed: (total) => t('relations.notRemoved', { total }),
    },
    send: (others) => remove({ role: role.id, side, others }).unwrap(),
    useConsequences: useRelationImpact(role, side, 'removed'),
  })
}
