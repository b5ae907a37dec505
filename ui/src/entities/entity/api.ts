import { baseApi } from '../../shared/api/baseApi'
import type { components } from '../../shared/api/schema'
import type { PickerItem } from '../../shared/entity-picker/pickerItem'
import { pickerPage } from '../../shared/entity-picker/pickerPage'
import { toPickerQuery } from '../../shared/entity-picker/pickerQuery'
import type { PickerAsked, PickerPage } from '../../shared/entity-picker/pickerTab'

type EntityObjectListNode = components['schemas']['EntityObjectListNode']
type EntityObjectNode = components['schemas']['EntityObjectNode']

/** Which things are looked for, and by what. */
export interface EntitySearch {
  /** What the items are to be. */
  type: PickerItem['type']
  /** Kind of things, `device`. */
  lookupEntity: string
  /** Attribute keys that are searched. */
  lookupAttributes?: readonly string[] | undefined
  /** Attribute keys that tell things of the same name apart. */
  displayAttributes?: readonly string[] | undefined
  clientId: string
  isOrgchart?: boolean | undefined
}

const entitiesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findEntities: build.query<PickerPage, PickerAsked & EntitySearch>({
      query: ({
        lookupEntity,
        lookupAttributes,
        displayAttributes,
        clientId,
        isOrgchart,
        ...asked
      }) => ({
        url: 'access/entities/list',
        params: {
          ...toPickerQuery(asked),
          sortOrder: 'asc',
          entityKey: lookupEntity,
          clientId,
          searchKeys: lookupAttributes?.join(','),
          filterAttr: displayAttributes?.join(','),
          isOrgChart: isOrgchart,
        },
      }),
      transformResponse: ({ entityList, nextIndex }: EntityObjectListNode, _meta, asked) =>
        pickerPage(
          entityList.map((thing) => toItem(thing, asked)),
          nextIndex,
        ),
    }),
  }),
})

export const { findEntities } = entitiesApi.endpoints

/** Source: SPEC 3 "Other entities", entity list items. */
function toItem(
  thing: EntityObjectNode,
  { type, displayAttributes = [] }: EntitySearch,
): PickerItem {
  const { dn, entityDisplayValue = dn, attributes = [] } = thing
  const shown = displayAttributes.flatMap((key) =>
    attributes
      .filter((attribute) => attribute.key === key)
      .flatMap(({ attributeValues = [] }) => attributeValues)
      .map(({ $, value }) => value ?? String($)),
  )
  return { type, id: dn, name: entityDisplayValue, detail: shown.join(', ') }
}
