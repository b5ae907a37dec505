import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import { get } from 'react-hook-form'
import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { PICKER_PAGE_SIZE } from '../../shared/blocks/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/blocks/entity-picker/pickerTab'
import type { FieldSource, ListSource } from '../../shared/blocks/workflow-form/fieldSource'

type EntityObjectListNode = components['schemas']['EntityObjectListNode']
type PermissionDetailsNode = components['schemas']['PermissionDetailsNode']

type From<Kind extends FieldSource['from']> = Extract<FieldSource, { from: Kind }>

interface Scope {
  /** Id of the client whose settings apply. */
  clientId: string
}

/** Sources where the name of each item needs a call. */
export type NamedSource = From<'things' | 'permissions'>

interface NamesQuery extends Scope {
  source: NamedSource
  ids: readonly string[]
}

const lookUpApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Names by id; items without a readable name are left out. */
    readLookUpNames: build.query<Readonly<Record<string, string>>, NamesQuery>({
      queryFn: async ({ source, ids, clientId }, _api, _extra, call) => {
        const named = ids.map(async (id) => {
          const { data } = await call(nameCall(source, id, clientId))
          return [id, data ? nameIn(data, source) : ''] as const
        })
        const names = await Promise.all(named)
        return { data: Object.fromEntries(names.filter(([, name]) => name !== '')) }
      },
    }),
    askQuestion: build.query<PickerPage, PickerAsked & { source: From<'question'> }>({
      query: ({ source: { key, parameters } }) => ({
        url: 'access/query/global',
        method: 'POST',
        body: { key, parameters },
      }),
      transformResponse: ({ entityList }: EntityObjectListNode, _meta, asked) =>
        pageOf(
          entityList.map(({ dn, entityDisplayValue = dn }) => item(dn, entityDisplayValue)),
          asked,
        ),
    }),
    findInList: build.query<PickerPage, PickerAsked & Scope & { source: ListSource }>({
      query: ({ source, query, clientId }) => ({
        url: source.path,
        params: {
          ...(source.path.startsWith('access/') && { clientId }),
          ...FIRST,
          ...source.params,
          ...(source.search && query !== '' && { [source.search]: query }),
        },
      }),
      transformResponse: (reply: unknown, _meta, asked) =>
        pageOf(itemsIn(reply, asked.source), asked.source.search ? { ...asked, query: '' } : asked),
    }),
  }),
})

export const { useReadLookUpNamesQuery } = lookUpApi
export const { askQuestion, findInList } = lookUpApi.endpoints

const FIRST = { q: '*', nextIndex: 1 } as const
const ONE = { ...FIRST, size: 1 } as const

function nameCall(source: NamedSource, id: string, clientId: string): FetchArgs {
  if (source.from === 'permissions') {
    const body = { id, entityType: source.kind }
    return { url: 'access/permissions/item', method: 'POST', body }
  }
  const { kind: entityKey, shown } = source
  const params = { ...ONE, entityKey, clientId, entityDN: id, filterAttr: shown.join(',') }
  return { url: 'access/entities/list', params }
}

function nameIn(reply: unknown, source: NamedSource): string {
  return source.from === 'permissions'
    ? ((reply as PermissionDetailsNode).name ?? '')
    : entityName(reply as EntityObjectListNode, source)
}

/** The name of an entity: the attributes that the field shows, else its own name. */
function entityName({ entityList: [thing] }: EntityObjectListNode, { shown }: From<'things'>) {
  const words = shown.flatMap((key) =>
    (thing?.attributes ?? [])
      .filter((attribute) => attribute.key === key)
      .flatMap(({ attributeValues = [] }) => attributeValues)
      .map(({ $, value }) => value ?? String($)),
  )
  return words.length > 0 ? words.join(' ') : (thing?.entityDisplayValue ?? '')
}

const item = (id: string, name: string): PickerItem => ({ type: 'dropdown', id, name })

function itemsIn(reply: unknown, { items, value, shown }: ListSource): PickerItem[] {
  const found: unknown = items === '' ? reply : get(reply, items)
  return (Array.isArray(found) ? found : []).map((each: unknown) =>
    item(textAt(each, value), shown.map((path) => textAt(each, path)).join(' ')),
  )
}

function textAt(given: unknown, path: string): string {
  const value: unknown = get(given, path)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A page of items that were all loaded at once, with the search applied here. */
function pageOf(items: readonly PickerItem[], { query, page }: PickerAsked): PickerPage {
  const wanted = query.trim().toLowerCase()
  const found = items.filter(({ id, name }) => id && name.toLowerCase().includes(wanted))
  const end = (page + 1) * PICKER_PAGE_SIZE
  return { items: found.slice(end - PICKER_PAGE_SIZE, end), hasMore: found.length > end }
}
