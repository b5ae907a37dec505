import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { readTime } from '../../shared/blocks/values/time'
import { toPrincipals } from '../principal/model'

type ProxyDefNode = components['schemas']['ProxyDefNode']
type ProxyDefinitionListNode = components['schemas']['ProxyDefinitionListNode']
type ProxyFor = components['schemas']['ProxyFor']

/** A proxy assignment: a person may act for others. */
export interface Proxy {
  dn: string
  person: { dn: string; name: string }
  actsFor: readonly PickerItem[]
  /** Milliseconds since 1970; undefined without an end. */
  expiresAt: number | undefined
  isNotified: boolean
  isEditable: boolean
}

/** All assignments that the person may see. */
export interface Proxies {
  proxies: readonly Proxy[]
  mayWrite: boolean
  /**
   * Whether the person is a team manager, not an administrator: they can assign proxies for members of their own teams
   * only.
   */
  isOfTeams: boolean
}

/** Source: SPEC 6 "Roles and permissions"; docs/assumptions.md. */
export function readProxies({
  proxyDefinitions,
  configureProxy = false,
  userType,
}: ProxyDefinitionListNode): Proxies {
  return {
    proxies: proxyDefinitions.map(readProxy),
    mayWrite: configureProxy,
    isOfTeams: configureProxy && userType !== 'ADMIN',
  }
}

function readProxy({ dn, assignedUserDN = '', ...node }: ProxyDefNode): Proxy {
  const named = (nodes: readonly ProxyFor[] = []) =>
    nodes.map((each) => ({ dn: each.dn, name: each.username }))
  return {
    dn,
    person: { dn: assignedUserDN, name: node.assignedUserName ?? assignedUserDN },
    actsFor: toPrincipals({
      users: named(node.proxyForUsers),
      groups: named(node.proxyForGroups),
      containers: named(node.proxyForContainers),
    }),
    expiresAt: readTime(node.expirytime ?? ''),
    isNotified: node.isNotificationRequired ?? false,
    isEditable: node.editable ?? false,
  }
}
