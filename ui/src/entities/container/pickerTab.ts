import { freshly, type Read } from '../../shared/platform/api/read'
import { isBelow } from '../../shared/blocks/entity-picker/dn'
import type { PickerNode, TreeTab } from '../../shared/blocks/entity-picker/pickerTab'
import { readContainer, readRootContainer, readSubContainers } from './api'

interface ContainerTabConfig {
  containerType: 'role' | 'resource' | 'prd' | 'user'
  /** DN of the signed-in user; its last part is the root of the containers of people. */
  ownDn: string
  containerRootSelectable?: boolean
  /** Only containers of roles of this level: 10, 20 or 30. */
  level?: number | undefined
  /** DN of the team for which containers are chosen. */
  teamDn?: string | undefined
  isSingle?: boolean
}

/**
 * Containers of roles, resources, request definitions or people.
 *
 * Source: SPEC 4 "Picker dropdown"; docs/assumptions.md A-204.
 */
export function containerTab(config: ContainerTabConfig): TreeTab {
  const { containerType, ownDn, containerRootSelectable = false, level, teamDn, isSingle } = config
  const readRoot = (): Read<readonly PickerNode[]> => {
    if (level !== undefined) return readContainer.initiate({ level }, freshly)
    if (containerType !== 'user') return readRootContainer.initiate(containerType, freshly)
    return readContainer.initiate({ dn: rootOf(ownDn) }, freshly)
  }
  return {
    id: 'container',
    kind: 'tree',
    isSingle,
    scope: [containerType, level, teamDn].join(' '),
    readRoots: readRoot,
    readBelow: ({ id }) => readSubContainers.initiate({ dn: id }, freshly),
    canChooseRoots: containerRootSelectable,
    contains: (outer, inner) => isBelow(inner.id, outer.id),
  }
}

/** `cn=ann,ou=users,o=data` -> `o=data`; `cn=ann,ou=users,dc=example,dc=com` -> `dc=example,dc=com`. */
function rootOf(dn: string): string {
  const [root = dn] = /(?:dc=[^,]+,)*[^,]+$/i.exec(dn) ?? []
  return root
}
