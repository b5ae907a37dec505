import type { TFunction } from 'i18next'
import type { Holding } from '../../entities/assignment/model'
import { listOwnHoldings } from '../../entities/assignment/ownApi'
import { WORD_WEIGHT, type Column } from '../../shared/blocks/data-table/column'
import { textColumn } from '../../shared/blocks/data-table/columns'
import { type Asking, defineList } from '../../shared/blocks/list-page/defineList'
import { ExpiryDate } from '../../entities/assignment/ui/ExpiryDate'

const SOURCES = ['user', 'group', 'container', 'role'] as const

/** The columns of the list, which are the same for every person. */
type Columns = readonly Column<Holding>[]

/** The list of the person's own permissions: their kind and source, those that end soonest first. */
export const permissionList = defineList({
  namespace: 'permissions',
  preference: 'idm.permissions',
  texts: (t: TFunction<'permissions'>) => ({ noneFound: t('noneFound') }),
  endpoint: listOwnHoldings,
  ask: ({ list }: Asking<Holding, Columns>) => list,
  rowId: ({ kind, id }) => `${kind} ${id}`,
  rowName: ({ name }) => name,
  sort: 'expiryDate',
  filters: (t: TFunction<'permissions'>) => [
    {
      key: 'kind',
      label: t('column.kind'),
      kind: 'choice',
      options: [
        { id: 'role', text: t('role.title', { ns: 'assignments' }) },
        { id: 'resource', text: t('resource.title', { ns: 'assignments' }) },
      ],
    },
    {
      key: 'source',
      label: t('column.source', { ns: 'assignments' }),
      kind: 'choices',
      options: SOURCES.map((id) => ({ id, text: t(`source.${id}`) })),
    },
  ],
  columns: (t: TFunction<'permissions'>, usual): Column<Holding>[] => {
    const kind = textColumn<Holding>({
      key: 'entityType',
      label: t('column.kind'),
      isSortable: true,
      needs: 'mid',
      weight: WORD_WEIGHT,
      text: (holding) => t(`${holding.kind}.one`, { ns: 'assignments' }),
    })
    const own = usual.map((column) =>
      column.key === 'expiryDate' ? { ...column, cell: expiryDate } : column,
    )
    return own.toSpliced(1, 0, kind)
  },
})

const expiryDate = ({ expiresAt }: Holding) => <ExpiryDate at={expiresAt} />
