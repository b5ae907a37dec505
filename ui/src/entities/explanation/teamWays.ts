import { isBelow } from '../../shared/blocks/entity-picker/dn'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { TeamDetail } from '../team/model'
import type { TeamGrant } from '../team/permission'
import { membership, type PermissionQuestion } from './administratorWays'
import type { Subject, Way } from './model'

/** A team with the permissions of its managers. */
export interface TeamFacts {
  team: TeamDetail
  grants: readonly TeamGrant[]
}

/** The item of a list that applies to a person: the person, or one of their groups. */
export function itemOf(items: readonly PickerItem[], { dn, groups }: Subject) {
  return items.find(({ id }) => id === dn || groups.some((group) => group.dn === id))
}

/** The chains of a person who manages teams. */
export function teamWays(teams: readonly TeamDetail[], subject: Subject): Way[] {
  return teams.flatMap(({ dn, name, managers }) => {
    const manager = itemOf(managers, subject)
    if (!manager) return []
    const reasons = [...membership(manager.id, subject), { kind: 'team' as const, id: dn, name }]
    return [{ reasons, state: 'inForce' as const }]
  })
}

/** Whether a person is a member of a team. */
export function isMember(team: TeamDetail, person: Subject): boolean {
  const isManager = team.hasManagers && itemOf(team.managers, person) !== undefined
  return team.hasEverybody || isManager || itemOf(team.members, person) !== undefined
}

/** Whether the managers have the permission on the object: directly or through a container, and not excluded. */
export function teamPermits({ grants }: TeamFacts, asked: PermissionQuestion): boolean {
  const about = grants.filter(({ id }) => id === asked.object || isBelow(asked.object, id))
  if (about.some(({ isExcluded }) => isExcluded)) return false
  return about.some(({ permissions }) => permissions.some(({ key }) => key === asked.permission))
}
