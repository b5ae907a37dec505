import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'

/** A person, group or container; calls have the name in different members. */
interface PrincipalNode {
  dn: string
  name?: string | undefined
}

/** People: single ones, members of groups, and those below containers. */
interface PrincipalNodes {
  users?: readonly PrincipalNode[] | undefined
  groups?: readonly PrincipalNode[] | undefined
  containers?: readonly PrincipalNode[] | undefined
}

/** Joins all to one list, people first. */
export function toPrincipals({ users, groups, containers }: PrincipalNodes): PickerItem[] {
  const of = (type: 'user' | 'group' | 'container', nodes: readonly PrincipalNode[] = []) =>
    nodes.map(({ dn, name = dn }): PickerItem => ({ type, id: dn, name }))
  return [...of('user', users), ...of('group', groups), ...of('container', containers)]
}

/** The DNs of each kind, for the body of a call. */
export function referencesByKind(items: readonly PickerItem[]) {
  const of = (wanted: PickerItem['type']) =>
    items.flatMap(({ type, id }) => (type === wanted ? [{ dn: id }] : []))
  return { users: of('user'), groups: of('group'), containers: of('container') }
}
