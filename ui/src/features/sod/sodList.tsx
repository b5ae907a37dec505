import type { TFunction } from 'i18next'
import { Check, Split } from 'lucide'
import { listSods } from '../../entities/sod/api'
import type { Sod } from '../../entities/sod/model'
import { COLUMN_WEIGHT, NAME_WEIGHT } from '../../shared/blocks/data-table/column'
import { NameCell } from '../../shared/blocks/data-table/NameCell'
import { defineList } from '../../shared/blocks/list-page/defineList'
import { Badge } from '../../shared/ui/Badge'
import { toSod } from './routes'

const WIDE_WEIGHT = 1

const rolesOf = ({ roles }: Sod) => roles.map(({ name }) => name)

/** Source: SPEC 3 "Table columns"; SPEC 9 "Paging and search": ascending by name. */
export const sodList = defineList({
  namespace: 'sods',
  preference: 'idm.sodList',
  texts: (t: TFunction<'sods'>) => ({ firstUse: t('firstUse') }),
  endpoint: listSods,
  ask: ({ list }) => list,
  rowId: ({ id }: Sod) => id,
  rowName: ({ name }) => name,
  sort: 'name',
  columns: (t: TFunction<'sods'>) => {
    const conflictsOf = ({ hasConflicts }: Sod) =>
      hasConflicts === undefined ? '' : t(hasConflicts ? 'hasConflicts' : 'noConflicts')
    return [
      {
        key: 'name',
        label: t('column.name'),
        isSortable: true,
        isName: true,
        weight: NAME_WEIGHT,
        cell: ({ id, name }) => <NameCell name={name} href={toSod(id)} />,
        text: ({ name }) => name,
      },
      {
        key: 'roles',
        label: t('column.roles'),
        isSortable: false,
        weight: WIDE_WEIGHT,
        cell: (sod) =>
          rolesOf(sod).map((name) => (
            <div key={name} dir="auto">
              {name}
            </div>
          )),
        text: (sod) => rolesOf(sod).join('; '),
      },
      {
        key: 'roleLevel',
        label: t('column.level'),
        isSortable: false,
        weight: COLUMN_WEIGHT,
        needs: 'wide',
        cell: ({ levelName }) => <span dir="auto">{levelName}</span>,
        text: ({ levelName }) => levelName,
      },
      {
        key: 'description',
        label: t('column.description'),
        isSortable: false,
        weight: WIDE_WEIGHT,
        needs: 'mid',
        cell: ({ description }) => <span dir="auto">{description}</span>,
        text: ({ description }) => description,
      },
      {
        key: 'conflicts',
        label: t('column.conflicts'),
        isSortable: false,
        weight: NAME_WEIGHT,
        cell: (sod) =>
          sod.hasConflicts !== undefined && (
            <Badge
              kind={sod.hasConflicts ? 'warning' : 'neutral'}
              icon={sod.hasConflicts ? Split : Check}
            >
              {conflictsOf(sod)}
            </Badge>
          ),
        text: conflictsOf,
      },
    ]
  },
})
