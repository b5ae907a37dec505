import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useListCategoriesQuery } from '../../entities/category/api'
import { definitionStatusKey } from '../../entities/permission/definitionStatusKey'
import { DefinitionStatus } from '../../entities/permission/ui/DefinitionStatus'
import { useListRoleLevelsQuery } from '../../entities/role/api'
import { listRoles } from '../../entities/role/listApi'
import type { Role, RoleLevel } from '../../entities/role/model'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { type Column, NAME_WEIGHT } from '../../shared/blocks/data-table/column'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { type Asking, defineList } from '../../shared/blocks/list-page/defineList'
import { toRole } from './routes'

const WIDE_WEIGHT = 1
/** The length to which descriptions are cut. Source: SPEC 9 "Images, roles and passwords". */
const SHOWN_LETTERS = 100

export interface RoleListArgs {
  categories: readonly PickerItem[]
  levels: readonly RoleLevel[]
}

/**
 * The list of roles. Source: SPEC 9 "Columns and defaults", "Images, roles and passwords"; SPEC 7
 * "Roles".
 */
export const roleList = defineList({
  namespace: 'roles',
  preference: 'idm.roleList',
  keepsFilters: true,
  texts: (t: TFunction<'roles'>) => ({ firstUse: t('firstUse') }),
  endpoint: listRoles,
  ask: ({ list, columns }: Asking<Role, RoleListArgs>) => ({
    list,
    hasOwners: columns.some(({ key }) => key === 'owners'),
    hasChildren: columns.some(({ key }) => key === 'roles'),
  }),
  rowId: ({ id }: Role) => id,
  rowName: ({ name }) => name,
  sort: 'name',
  filters: (t: TFunction<'roles'>, { categories, levels }: RoleListArgs) => [
    {
      key: 'category',
      label: t('column.categories'),
      kind: 'choices',
      options: categories.map(({ id, name }) => ({ id, text: name })),
    },
    {
      key: 'level',
      label: t('column.level'),
      kind: 'choices',
      options: levels.map(({ level, name }) => ({ id: String(level), text: name })),
    },
    { key: 'name', label: t('column.name'), kind: 'text' },
    { key: 'description', label: t('column.description'), kind: 'text' },
  ],
  columns: (t: TFunction<'roles'>): Column<Role>[] => [
    nameColumn({
      label: t('column.name'),
      text: ({ name }) => name,
      href: ({ id }) => toRole(id),
    }),
    textColumn({
      key: 'description',
      label: t('column.description'),
      weight: WIDE_WEIGHT,
      needs: 'mid',
      isSortable: true,
      cell: ({ description }) => (
        <span dir="auto" title={description}>
          {shortened(description)}
        </span>
      ),
      text: ({ description }) => description,
    }),
    textColumn({
      key: 'roleLevel',
      label: t('column.level'),
      weight: WIDE_WEIGHT,
      isSortable: true,
      text: ({ level }) => level?.name ?? '',
    }),
    textColumn({
      key: 'owners',
      label: t('column.owners'),
      weight: NAME_WEIGHT,
      isExtra: true,
      text: ({ owners = [] }) => owners.map(({ name }) => name).join('; '),
    }),
    textColumn({
      key: 'categories',
      label: t('column.categories'),
      needs: 'wide',
      text: ({ categories }) => categories.map(({ name }) => name).join('; '),
    }),
    textColumn({
      key: 'roles',
      label: t('column.roles'),
      isExtra: true,
      text: ({ childCount }) =>
        childCount === undefined ? '' : t('number', { ns: 'ui', value: childCount }),
    }),
    textColumn({
      key: 'status',
      label: t('column.status'),
      needs: 'mid',
      cell: ({ status }) => <DefinitionStatus status={status} />,
      text: ({ status }) => {
        const key = definitionStatusKey(status)
        return key ? t(`status.${key}`, { ns: 'definition' }) : ''
      },
    }),
  ],
})

/**
 * The values of the list's filters; undefined while they load, and empty lists when loading fails.
 */
export function useRoleListArgs(): RoleListArgs | undefined {
  const categories = useListCategoriesQuery('role')
  const levels = useListRoleLevelsQuery(undefined)
  return useMemo(() => {
    if (categories.isLoading || levels.isLoading) return undefined
    return { categories: categories.data ?? [], levels: levels.data ?? [] }
  }, [categories, levels])
}

const letters = new Intl.Segmenter()

function shortened(text: string): string {
  const all = [...letters.segment(text)]
  const shown = all.slice(0, SHOWN_LETTERS).map(({ segment }) => segment)
  return all.length > shown.length ? `${shown.join('')}…` : text
}
