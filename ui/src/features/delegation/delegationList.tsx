import type { TFunction } from 'i18next'
import { listDelegations, type ListedDelegation } from '../../entities/delegation/api'
import { periodState } from '../../entities/delegation/period'
import { PrincipalList } from '../../entities/principal/ui/PrincipalList'
import { NAME_WEIGHT } from '../../shared/blocks/data-table/column'
import { nameColumn, textColumn } from '../../shared/blocks/data-table/columns'
import { type Asking, defineList } from '../../shared/blocks/list-page/defineList'
import { dayOf } from '../../shared/blocks/values/day'
import { DateTime } from '../../shared/blocks/values/DateTime'
import { DelegationState } from './DelegationState'
import { DelegatedBy } from './DelegatedBy'

const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name).join('; ')
const day = (at: number | undefined) => (at === undefined ? '' : dayOf(at))

interface Whose {
  /** DN of a person, `''` for the user themself. */
  of: string
  mayWrite: boolean
}

/**
 * The user's own delegations, or those of a person for people who may write delegations.
 *
 * Source: SPEC 7 "Delegation"; docs/assumptions.md.
 */
export const delegationList = defineList({
  namespace: 'delegation',
  preference: 'idm.delegationList',
  texts: (t: TFunction<'delegation'>) => ({ firstUse: t('firstUse') }),
  endpoint: listDelegations,
  ask: ({ list, args: { of } }: Asking<ListedDelegation, Whose>) => ({ of, list }),
  rowId: ({ id }: ListedDelegation) => id,
  rowName: ({ from }) => namesOf(from),
  sort: 'effectiveDate',
  columns: (t: TFunction<'delegation'>, { mayWrite }) => {
    const toNames = ({ to, relationship }: ListedDelegation) =>
      relationship ? relationship.name : namesOf(to)
    const requests = ({ hasAll, requests: some }: ListedDelegation) =>
      hasAll ? t('allRequests') : namesOf(some)
    return [
      nameColumn<ListedDelegation>({
        key: 'assignFromUsers',
        label: t('column.from'),
        cell: (delegation) => <DelegatedBy delegation={delegation} isLink={mayWrite} />,
        text: ({ from }) => namesOf(from),
      }),
      textColumn<ListedDelegation>({
        key: 'assignToUsers',
        label: t('column.to'),
        weight: NAME_WEIGHT,
        isSortable: true,
        cell: ({ to, relationship }) =>
          relationship ? <bdi>{relationship.name}</bdi> : <PrincipalList items={to} />,
        text: toNames,
      }),
      textColumn<ListedDelegation>({
        key: 'requests',
        label: t('column.requests'),
        needs: 'mid',
        cell: (delegation) =>
          delegation.hasAll
            ? t('allRequests')
            : t('someRequests', { number: delegation.requests.length }),
        text: requests,
      }),
      textColumn<ListedDelegation>({
        key: 'effectiveDate',
        label: t('column.startsAt'),
        isSortable: true,
        cell: ({ startsAt }) => <DateTime at={startsAt} to="day" />,
        text: ({ startsAt }) => day(startsAt),
      }),
      textColumn<ListedDelegation>({
        key: 'expiryDate',
        label: t('column.endsAt'),
        isSortable: true,
        cell: ({ endsAt }) =>
          endsAt === undefined ? t('noEnd') : <DateTime at={endsAt} to="day" />,
        text: ({ endsAt }) => day(endsAt),
      }),
      textColumn<ListedDelegation>({
        key: 'state',
        label: t('column.state'),
        weight: NAME_WEIGHT,
        cell: (delegation) => <DelegationState delegation={delegation} />,
        text: (delegation) => t(`state.${periodState(delegation, Date.now())}`),
      }),
    ]
  },
})
