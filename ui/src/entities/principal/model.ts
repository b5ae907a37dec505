import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'

/** A person, group or container as the upstream names it; whose name it is differs from call to call. */
interface PrincipalNode {
  dn: string
  name?: string | undefined
}

/** People named one by one, by a group or by a container. */
interface PrincipalNodes {
  users?: readonly PrincipalNode[] | undefined
  groups?: readonly PrincipalNode[] | undefined
  containers?: readonly PrincipalNode[] | undefined
}

/** In one list, people first. */
export function toPrincipals({ users, groups, containers }: PrincipalNodes): PickerItem[] {
  const of = (type: 'user' | 'group' | 'container', nodes: readonly PrincipalNode[] = []) =>
    nodes.map(({ dn, name = dn }): PickerItem => ({ type, id: dn, name }))
  return [...of('user', users), ...of('group', groups), ...of('container', containers)]
}

/** The references of each kind, as the upstream takes them. */
export function referencesByKind(items: readonly PickerItem[]) {
  const of = (wanted: PickerItem['type']) =>
    items.flatMap(({ type, id }) => (type === wanted ? [{ dn: id }] : []))
  return { users: of('user'), groups: of('group'), containers: of('container') }
}
