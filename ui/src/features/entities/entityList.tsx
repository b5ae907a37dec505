import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { listEntities } from '../../entities/entity/api'
import {
  searchedAttributes,
  shownAttribute,
  type Entity,
  type Kind,
  type KindAttribute,
} from '../../entities/entity/model'
import { useListText } from '../../i18n/useListText'
import { COLUMN_WEIGHT, type Column } from '../../shared/blocks/data-table/column'
import { nameColumn } from '../../shared/blocks/data-table/columns'
import { type Asking, defineList } from '../../shared/blocks/list-page/defineList'
import type { FilterField } from '../../shared/blocks/listing/filters'
import type { Attribute } from '../../shared/blocks/values/attribute'
import { AttributeValues } from '../../shared/blocks/values/AttributeValues'
import { readTime } from '../../shared/blocks/values/time'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { quietReferences } from './references'
import { toEntity } from './routes'

/** How many columns beside the name are visible at first. */
const USUAL = 4

/** A narrow list hides the columns from this index on, counted beside the name. */
const FROM_MID = 2

/** How many attributes the hint of the search box names. */
const HINTED = 3

/** Data types whose values people do not type into a search box. */
const NOT_TYPED = new Set(['DN', 'Time'])

interface EntityListArgs {
  kind: Kind
  clientId: string
  searchHint: string
}

/**
 * The entities of a kind. Columns, filters (the server's advanced search) and the attributes that are searched follow from its
 * definition.
 *
 * Source: SPEC 7 "Entities"; SPEC 9 "Paging and search"; docs/assumptions.md A-280.
 */
export const entityList = defineList({
  namespace: 'entities',
  texts: (t: TFunction<'entities'>, { kind: { name }, searchHint }) => ({
    title: name,
    search: t('search', { kind: name }),
    searchHint,
    none: t('none', { kind: name }),
    tooMany: t('tooMany', { kind: name }),
  }),
  preference: 'idm.entityList',
  variant: ({ kind }) => kind.key,
  endpoint: listEntities,
  ask: ({ list, args: { kind, clientId }, columns }: Asking<Entity, EntityListArgs>) => ({
    list,
    kind: kind.key,
    clientId,
    searched: searchedAttributes(kind).map(({ key }) => key),
    shown: columns.map(({ key }) => key),
  }),
  rowId: ({ dn }) => dn,
  rowName: ({ name }) => name,
  sort: ({ kind }) => firstOrder(kind),
  isEitherOr: true,
  filters: (t: TFunction<'entities'>, { kind }) => {
    const flags = [
      { id: 'true', text: t('yes', { ns: 'values' }) },
      { id: 'false', text: t('no', { ns: 'values' }) },
    ]
    return searchedAttributes(kind)
      .filter(({ dataType }) => !NOT_TYPED.has(dataType))
      .map((attribute) => toField(attribute, flags))
  },
  columns: (t: TFunction<'entities'>, { kind }) => {
    const naming = kind.attributes.find(({ key }) => key === kind.namingKey)
    const others = kind.attributes.filter((attribute) => attribute !== naming)
    return [
      nameColumn({
        key: naming?.key ?? kind.key,
        label: naming?.label ?? t('name'),
        isSortable: naming?.isSortable ?? false,
        href: ({ dn }) => toEntity(kind.key, dn),
        text: ({ name }) => name,
      }),
      ...others.map(toColumn),
    ]
  },
})

/** What the list of a kind depends on. */
export function useEntityListArgs(kind: Kind): EntityListArgs {
  const { t } = useTranslation('entities')
  const clientId = useBootstrap().client.id
  const listText = useListText()
  const hinted = searchedAttributes(kind).slice(0, HINTED)
  const searchHint = t('searchHint', { attributes: listText(hinted.map(({ label }) => label)) })
  return useMemo(() => ({ kind, clientId, searchHint }), [kind, clientId, searchHint])
}

/** Sorts by the naming attribute, else by the first sortable attribute; `''` keeps the order of the server. */
function firstOrder({ attributes, namingKey }: Kind): string {
  const sortable = attributes.filter(({ isSortable }) => isSortable)
  const first = sortable.find(({ key }) => key === namingKey) ?? sortable[0]
  return first?.key ?? ''
}

function toField(
  { key, label, dataType, choices }: KindAttribute,
  flags: readonly { id: string; text: string }[],
): FilterField {
  const options = dataType === 'Boolean' ? flags : choices
  return options ? { key, label, kind: 'choice', options } : { key, label, kind: 'text' }
}

function toColumn({ key, label, isSortable }: KindAttribute, index: number): Column<Entity> {
  return {
    key,
    label,
    isSortable,
    weight: COLUMN_WEIGHT,
    isExtra: index >= USUAL,
    ...(index >= FROM_MID && { needs: index === FROM_MID ? 'mid' : 'wide' }),
    cell: (entity) => (
      <AttributeValues attribute={shownAttribute(entity, key)} place="cell" {...quietReferences} />
    ),
    text: (entity) => plainText(shownAttribute(entity, key)),
  }
}

/** The values of an attribute for exported files: moments in ISO format. */
function plainText(attribute: Attribute | undefined): string {
  const { dataType, values } = attribute ?? { dataType: '', values: [] }
  const texts = values.map(({ raw, text }) => {
    const moment = dataType === 'Time' ? readTime(raw) : undefined
    return moment === undefined ? text : new Date(moment).toISOString()
  })
  return texts.join('; ')
}
