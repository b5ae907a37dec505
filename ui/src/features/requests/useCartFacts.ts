import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { readAllHoldings } from '../../entities/assignment/api'
import { readTeamsOf } from '../../entities/cart/api'
import { possessionsOf } from '../../entities/cart/conflicts'
import { recipientsOf, type Cart, type CartItem, type Recipient } from '../../entities/cart/model'
import { plannedItemsOf } from '../../entities/cart/plannedItem'
import { useListRulesOfRolesQuery } from '../../entities/sod/api'
import { useReadEach } from '../../shared/platform/api/useReadEach'
import { useActingPerson } from '../../shared/platform/proxy-mode/useActingPerson'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

const NO_RULES: never[] = []
const NOBODY: readonly string[] = []

/** Facts about a cart: whether each recipient can get each item, conflicts, and how much of this is loaded. */
export function useCartFacts(cart: Cart, teamDns: readonly string[] | undefined) {
  const { user } = useBootstrap()
  const { items } = cart
  const { self, recipients, people } = usePeople(cart)
  const roles = items
    .filter(({ permission }) => permission.kind === 'role')
    .map(({ permission }) => permission.id)
  const { data, isFetching } = useListRulesOfRolesQuery(roles.length > 0 ? roles : skipToken)
  const rules = (roles.length > 0 ? data : undefined) ?? NO_RULES
  const holdings = useReadEach(readAllHoldings, items.length > 0 ? people : NOBODY)
  const isInTeams = teamDns !== undefined && cart.isForOthers
  const teams = useReadEach(readTeamsOf, isInTeams ? people : NOBODY)
  const memberships = isInTeams ? teams.found : undefined
  const plannedItems = useMemo(() => {
    const possessions = possessionsOf(holdings.found, { items, rules })
    return plannedItemsOf({ items, recipients, rules, possessions, memberships, self: self.id })
  }, [items, recipients, rules, holdings.found, memberships, self.id])
  const left = Math.max(holdings.left, teams.left)
  return {
    /** DN of the person whom texts call "you": in proxy mode it differs from `self`. */
    you: user.dn,
    self,
    recipients,
    /** The outcome of each item if the cart were sent now. */
    plannedItems,
    /** The number of people whose permissions are loaded, and how many of them are left. */
    looked: { total: people.length, left },
    isKnown: !isFetching && left === 0,
  }
}

export type CartFacts = ReturnType<typeof useCartFacts>

/** The person who requests, the recipients of a cart, and the DNs of all people among them. */
function usePeople(cart: Cart) {
  const { dn, fullName } = useActingPerson()
  const self = useMemo((): Recipient => ({ type: 'user', id: dn, name: fullName }), [dn, fullName])
  const { isForOthers, items } = cart
  const recipients = useMemo(
    () => recipientsOf({ isForOthers, recipients: cart.recipients }, self),
    [isForOthers, cart.recipients, self],
  )
  const key = useMemo(() => JSON.stringify(peopleOf(recipients, items)), [recipients, items])
  const people = useMemo(() => JSON.parse(key) as readonly string[], [key])
  return { self, recipients, people }
}

function peopleOf(recipients: readonly Recipient[], items: readonly CartItem[]): string[] {
  const all = [
    ...recipients,
    ...items.flatMap(({ failures }) => failures.map(({ recipient }) => recipient)),
  ]
  return [...new Set(all.filter(({ type }) => type === 'user').map(({ id }) => id))].toSorted()
}
