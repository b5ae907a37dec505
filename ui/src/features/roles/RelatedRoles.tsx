import { IdCard } from 'lucide'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuickInfoLink } from '../../entities/quick-info/ui/QuickInfoLink'
import { useListRoleLevelsQuery } from '../../entities/role/api'
import type { Role, RoleLevel } from '../../entities/role/model'
import { type RelationSide, useListRelatedRolesQuery } from '../../entities/role/relationsApi'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { RelatedList } from '../../shared/blocks/related-list/RelatedList'
import { Glyph } from '../../shared/ui/Glyph'
import { Tag } from '../../shared/ui/Tag'
import { AddRelatedRoles } from './AddRelatedRoles'
import { toRole } from './routes'
import type { RelationForm } from './useRelationDraft'

interface RelatedRolesProps {
  role: Role
  side: RelationSide
  /** The draft of changes; absent for people who may only read the role. */
  form?: RelationForm
}

const NONE: readonly RoleLevel[] = []

/** The child or parent roles of a role, with the changes of a draft. */
export function RelatedRoles({ role, side, form }: RelatedRolesProps) {
  const { t } = useTranslation('roles')
  const { name } = role
  const { currentData: stored, error, refetch } = useListRelatedRolesQuery({ role: role.id, side })
  const { data: known = NONE } = useListRoleLevelsQuery(undefined)
  const draft = form && draftOf(form, side)
  // A moment after a save, a role can be stored and still be in the draft.
  const isStored = ({ id }: PickerItem) => stored?.some((each) => each.id === id)
  const added = (draft?.added ?? []).filter((each) => !isStored(each))
  const adding = useAdding({ role, side, known, onAdd: (items) => draft?.add(items, stored ?? []) })
  return (
    <>
      <RelatedList
        title={t(`relations.${side}.title`)}
        about={t(`relations.${side}.about`, { name })}
        query={{
          data: stored && [...stored, ...added.map((each) => asRole(each, known))],
          error,
          refetch,
        }}
        failedTitle={t('relations.failed')}
        none={t(`relations.${side}.none`)}
        rowId={({ id }) => id}
        draw={drawRole}
        add={draft && adding.button}
        onRemove={draft?.remove}
        changes={draft}
      />
      {adding.dialog}
    </>
  )
}

interface AddingOptions extends Omit<RelatedRolesProps, 'form'> {
  known: readonly RoleLevel[]
  onAdd: (roles: readonly PickerItem[]) => void
}

/** The button that adds roles, if a level fits, and its dialog. */
function useAdding({ role, side, known, onAdd }: AddingOptions) {
  const { t } = useTranslation('roles')
  const [isOpen, setOpen] = useState(false)
  const levels = useMemo(() => fittingLevels(role, side, known), [role, side, known])
  const button = { label: t(`relations.${side}.add`), onAdd: () => setOpen(true) }
  return {
    button: levels.length > 0 ? button : undefined,
    dialog: isOpen && (
      <AddRelatedRoles {...{ role, side, levels, onAdd }} onClose={() => setOpen(false)} />
    ),
  }
}

function drawRole({ id, name, description, level }: Role) {
  return {
    sign: <Glyph of={IdCard} tint="role" />,
    title: <QuickInfoLink kind="ROLE" dn={id} name={name} href={toRole(id)} />,
    marks: level && <Tag>{level.name}</Tag>,
    about: <span dir="auto">{description}</span>,
  }
}

function asRole({ id, name, detail = '', level }: PickerItem, known: readonly RoleLevel[]): Role {
  return {
    ...{ id, name, description: detail, categories: [], status: undefined },
    level: known.find((each) => each.level === level),
  }
}

/** The levels that fit: lower ones for child roles, higher ones for parent roles. */
function fittingLevels({ level: own }: Role, side: RelationSide, known: readonly RoleLevel[]) {
  const fits = (level: number) =>
    own === undefined || (side === 'children' ? level < own.level : level > own.level)
  return known.map(({ level }) => level).filter(fits)
}

/** One side of the draft, and the functions that change it. */
function draftOf({ now, enter }: RelationForm, side: RelationSide) {
  const added = now[`${side}Added`]
  const removed = now[`${side}Removed`]
  const isIn = (items: readonly { id: string }[], id: string) =>
    items.some((each) => each.id === id)
  const without = (items: readonly PickerItem[], id: string) =>
    items.filter((each) => each.id !== id)
  const asItem = ({ id, name }: Role): PickerItem => ({ type: 'role', id, name })
  return {
    added,
    stateOf: ({ id }: Role) => {
      if (isIn(added, id)) return 'added' as const
      return isIn(removed, id) ? ('removed' as const) : undefined
    },
    onUndo: ({ id }: Role) =>
      enter({ [`${side}Added`]: without(added, id), [`${side}Removed`]: without(removed, id) }),
    add: (items: readonly PickerItem[], stored: readonly Role[]) => {
      const fresh = items.filter(({ id }) => !isIn(added, id) && !isIn(stored, id))
      const kept = removed.filter(({ id }) => !isIn(items, id))
      enter({ [`${side}Added`]: [...added, ...fresh], [`${side}Removed`]: kept })
    },
    remove: (others: readonly Role[], onDone: () => void) => {
      const fresh = others.filter(({ id }) => !isIn(removed, id)).map(asItem)
      enter({ [`${side}Removed`]: [...removed, ...fresh] })
      onDone()
    },
  }
}
