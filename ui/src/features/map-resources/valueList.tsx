import type { TFunction } from 'i18next'
import { CircleCheck, CircleMinus, Link2, Lock } from 'lucide'
import type { DriverPlace } from '../../entities/driver/model'
import {
  stateOfValue,
  VALUE_STATES,
  type PlaceValue,
  type ValueState,
} from '../../entities/entitlement/model'
import { listPlaceValues } from '../../entities/entitlement/placeValuesApi'
import type { MappedResource } from '../../entities/role/relationsApi'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { NameCell } from '../../shared/blocks/data-table/NameCell'
import { type Asking, defineList } from '../../shared/blocks/list-page/defineList'
import { Badge, type BadgeLook } from '../../shared/ui/Badge'
import { mappedValues, toValuePlace } from './plan'

export interface ValueListArgs {
  place: DriverPlace
  /** The mapped resources of the role; undefined while they load. */
  mapped: readonly MappedResource[] | undefined
}

const LOOKS: Record<ValueState, BadgeLook> = {
  mapped: { kind: 'success', icon: CircleCheck, isIconFilled: true },
  managed: { kind: 'warning', icon: Lock },
  exists: { kind: 'success', icon: Link2, isOutlined: true },
  free: { icon: CircleMinus },
}

/** The state of a value; undefined while the mappings load. */
export function stateOf(row: PlaceValue, { mapped, place }: ValueListArgs) {
  return mapped && stateOfValue(row, mappedValues(mapped, place))
}

/** The values of an entitlement, each with the resources that grant it. */
export const valueList = defineList({
  namespace: 'mapResources',
  keyPrefix: 'values',
  preference: 'idm.mapValues',
  keepsOnly: 'pageSize',
  endpoint: listPlaceValues,
  ask: ({ list, args: { place, mapped = [] } }: Asking<PlaceValue, ValueListArgs>) => ({
    place: toValuePlace(place),
    list,
    given: list.filters.state ? [...mappedValues(mapped, place)] : [],
  }),
  filters: (t: TFunction<'mapResources'>) => [
    {
      key: 'state',
      label: t('column.state'),
      kind: 'choice',
      options: VALUE_STATES.map((id) => ({ id, text: t(`state.${id}`) })),
    },
  ],
  rowId: ({ value }) => value,
  rowName: ({ name }) => name,
  sort: 'name',
  columns: (t: TFunction<'mapResources'>, args) => {
    const textOf = (row: PlaceValue) => t(`state.${stateOf(row, args) ?? 'unknown'}`)
    return [
      nameColumn<PlaceValue>({
        label: t('column.value'),
        isSortable: false,
        text: ({ name }) => name,
        cell: ({ name, native }) => <NameCell name={name} line={<bdi>{native}</bdi>} />,
      }),
      textColumn<PlaceValue>({
        key: 'state',
        label: t('column.state'),
        cell: (row) => {
          const state = stateOf(row, args)
          return state && <Badge {...LOOKS[state]}>{textOf(row)}</Badge>
        },
        text: textOf,
      }),
      textColumn<PlaceValue>({
        key: 'resource',
        label: t('column.resource'),
        needs: 'wide',
        text: ({ resources = [] }) => resources.map(({ name }) => name).join('; '),
      }),
    ]
  },
})
