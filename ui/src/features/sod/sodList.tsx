import type { TFunction } from 'i18next'
import { Check, Split } from 'lucide'
import { listSods } from '../../entities/sod/api'
import type { Sod } from '../../entities/sod/model'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { defineList } from '../../shared/blocks/list-page/defineList'
import { Badge } from '../../shared/ui/Badge'
import { RoleLink } from '../../entities/role/ui/RoleLink'
import { toRole } from '../roles/routes'
import { toSod } from './routes'
import styles from './sodList.module.css'

const WIDE_WEIGHT = 1
/** The relative width of the column of levels. */
const LEVEL_WEIGHT = 0.8
/** The relative width of the column that says whether somebody has both roles. */
const CONFLICTS_WEIGHT = 0.6

const rolesOf = ({ roles }: Sod) => roles.map(({ name }) => name)

/**
 * The list of constraints, sorted by name. Source: SPEC 3 "Table columns"; SPEC 9 "Paging and
 * search".
 */
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
      nameColumn<Sod>({
        label: t('column.name'),
        text: ({ name }) => name,
        href: ({ id }) => toSod(id),
      }),
      textColumn<Sod>({
        key: 'roles',
        label: t('column.roles'),
        weight: WIDE_WEIGHT,
        cell: ({ roles }) =>
          roles.map(({ id, name }) => (
            <div key={id} className={styles.role}>
              <RoleLink id={id} name={name} href={toRole(id)} />
            </div>
          )),
        text: (sod) => rolesOf(sod).join('; '),
      }),
      textColumn<Sod>({
        key: 'roleLevel',
        label: t('column.level'),
        weight: LEVEL_WEIGHT,
        needs: 'wide',
        text: ({ levelName }) => levelName,
      }),
      textColumn<Sod>({
        key: 'description',
        label: t('column.description'),
        weight: WIDE_WEIGHT,
        needs: 'mid',
        text: ({ description }) => description,
      }),
      textColumn<Sod>({
        key: 'conflicts',
        label: t('column.conflicts'),
        weight: CONFLICTS_WEIGHT,
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
      }),
    ]
  },
})
