import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useListCategoriesQuery } from '../../entities/category/api'
import { definitionStatusKey } from '../../entities/permission/definitionStatusKey'
import { DefinitionStatus } from '../../entities/permission/ui/DefinitionStatus'
import { listResources } from '../../entities/resource/listApi'
import type { Resource } from '../../entities/resource/model'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { type Column, NAME_WEIGHT } from '../../shared/blocks/data-table/column'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { type Asking, defineList } from '../../shared/blocks/list-page/defineList'
import { toResource } from './routes'

const WIDE_WEIGHT = 1
const OF_BINDING = ['driver', 'entitlement']

export interface ResourceListArgs {
  categories: readonly PickerItem[]
}

/** The list of resources. Source: SPEC 9 "Columns and defaults"; SPEC 7 "Resources". */
export const resourceList = defineList({
  namespace: 'resources',
  preference: 'idm.resourceList',
  keepsFilters: true,
  texts: (t: TFunction<'resources'>) => ({ firstUse: t('firstUse') }),
  endpoint: listResources,
  ask: ({ list, columns }: Asking<Resource, ResourceListArgs>) => ({
    list,
    hasBinding: columns.some(({ key }) => OF_BINDING.includes(key)),
    hasQuestions: columns.some(({ key }) => key === 'questions'),
    hasOwners: columns.some(({ key }) => key === 'owners'),
  }),
  rowId: ({ id }: Resource) => id,
  rowName: ({ name }) => name,
  sort: 'name',
  filters: (t: TFunction<'resources'>, { categories }: ResourceListArgs) => [
    {
      key: 'category',
      label: t('column.categories'),
      kind: 'choices',
      options: categories.map(({ id, name }) => ({ id, text: name })),
    },
    { key: 'name', label: t('column.name'), kind: 'text' },
    { key: 'description', label: t('column.description'), kind: 'text' },
  ],
  columns: (t: TFunction<'resources'>): Column<Resource>[] => [
    nameColumn({
      label: t('column.name'),
      text: ({ name }) => name,
      href: ({ id }) => toResource(id),
    }),
    textColumn({
      key: 'description',
      label: t('column.description'),
      weight: WIDE_WEIGHT,
      needs: 'mid',
      isSortable: true,
      cell: ({ description }) => (
        <span dir="auto" title={description}>
          {description}
        </span>
      ),
      text: ({ description }) => description,
    }),
    textColumn({
      key: 'categories',
      label: t('column.categories'),
      needs: 'wide',
      text: ({ categories }) => categories.map(({ name }) => name).join('; '),
    }),
    ...bindingColumns(t),
    textColumn({
      key: 'questions',
      label: t('column.questions'),
      isExtra: true,
      text: ({ questions }) =>
        questions ? t('number', { ns: 'ui', value: questions.length }) : '',
    }),
    textColumn({
      key: 'owners',
      label: t('column.owners'),
      weight: NAME_WEIGHT,
      isExtra: true,
      text: ({ owners = [] }) => owners.map(({ name }) => name).join('; '),
    }),
    ...stateColumns(t),
  ],
})

function bindingColumns(t: TFunction<'resources'>): Column<Resource>[] {
  return [
    textColumn({
      key: 'driver',
      label: t('column.driver'),
      needs: 'mid',
      isSortable: true,
      text: ({ binding }) => binding?.driver.name ?? '',
    }),
    textColumn({
      key: 'entitlement',
      label: t('column.entitlement'),
      isExtra: true,
      text: ({ binding }) => binding?.entitlement.name ?? '',
    }),
  ]
}

function stateColumns(t: TFunction<'resources'>): Column<Resource>[] {
  return [
    textColumn({
      key: 'managed',
      label: t('column.managed'),
      isExtra: true,
      text: ({ isManaged }) => (isManaged ? t('managed') : ''),
    }),
    textColumn({
      key: 'status',
      label: t('column.status'),
      needs: 'mid',
      isSortable: true,
      cell: ({ status }) => <DefinitionStatus status={status} />,
      text: ({ status }) => {
        const key = definitionStatusKey(status)
        return key ? t(`status.${key}`, { ns: 'definition' }) : ''
      },
    }),
  ]
}

/**
 * The values of the list's filters; undefined while they load, and empty lists when loading fails.
 */
export function useResourceListArgs(): ResourceListArgs | undefined {
  const { data, isLoading } = useListCategoriesQuery('resource')
  return useMemo(() => (isLoading ? undefined : { categories: data ?? [] }), [data, isLoading])
}
