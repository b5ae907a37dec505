import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { useReadMembershipsQuery, useReadPossessionsQuery } from '../../entities/cart/api'
import { conflictsOf, type Possessions } from '../../entities/cart/conflicts'
import { eligibilityOf } from '../../entities/cart/eligibility'
import {
  recipientsOf,
  recipientsOfItem,
  type Cart,
  type CartItem,
  type Recipient,
} from '../../entities/cart/model'
import { useListRulesOfRolesQuery } from '../../entities/sod/api'
import { useActingPerson } from '../../shared/proxy-mode/useActingPerson'
import { useBootstrap } from '../../shared/session/useBootstrap'

const NO_RULES: never[] = []
const NOBODY: Possessions = {}

/** What is known about the people of a cart and its items: who can get what, and what gets in the way. */
export function useCartFacts(cart: Cart, teamDns: readonly string[] | undefined) {
  const { user } = useBootstrap()
  const { dn, fullName } = useActingPerson()
  const self = useMemo((): Recipient => ({ type: 'user', id: dn, name: fullName }), [dn, fullName])
  const recipients = recipientsOf(cart, self)
  const people = useMemo(() => peopleOf(recipients, cart.items), [recipients, cart.items])
  const roles = cart.items
    .filter(({ permission }) => permission.kind === 'role')
    .map(({ permission }) => permission.id)
  const rules = useListRulesOfRolesQuery(roles.length > 0 ? roles : skipToken)
  const lists = useReadPossessionsQuery(cart.items.length > 0 ? people : skipToken)
  const teams = useReadMembershipsQuery(teamDns && cart.isForOthers ? people : skipToken)
  const possessions = lists.data ?? NOBODY
  const known = { self: self.id, possessions, memberships: teams.data }
  const eligibility = (item: CartItem, recipient: Recipient) =>
    eligibilityOf(item, recipient, known)
  const wanted = (item: CartItem) =>
    recipientsOfItem(item, recipients).filter((recipient) =>
      ['eligible', 'unknown'].includes(eligibility(item, recipient)),
    )
  const conflicts = conflictsOf({
    items: cart.items,
    recipients,
    rules: (roles.length > 0 ? rules.data : undefined) ?? NO_RULES,
    possessions,
  })
  return {
    /** DN of whom texts call you: in proxy mode that is not who asks. */
    you: user.dn,
    self,
    recipients,
    eligibility,
    conflicts,
    wishes: cart.items.map((item) => ({ item, recipients: wanted(item) })),
    isKnown: !rules.isFetching && !lists.isFetching && !teams.isFetching,
  }
}

export type CartFacts = ReturnType<typeof useCartFacts>

function peopleOf(recipients: readonly Recipient[], items: readonly CartItem[]): string[] {
  const all = [
    ...recipients,
    ...items.flatMap(({ failures }) => failures.map(({ recipient }) => recipient)),
  ]
  return [...new Set(all.filter(({ type }) => type === 'user').map(({ id }) => id))].toSorted()
}
