import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { PickerNode } from '../../shared/blocks/entity-picker/pickerTab'

type ContainerNode = components['schemas']['ContainerNode']
type ContainerListNode = components['schemas']['ContainerListNode']

/** Names a container: by its DN, or by the level of the roles in it. */
type ContainerName = { dn: string } | { level: number }

const containersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The topmost container of all roles, resources or request definitions. */
    readRootContainer: build.query<PickerNode[], 'role' | 'resource' | 'prd'>({
      query: (containerType) => `access/containers/${containerType}`,
      transformResponse: (root: ContainerNode) => [toNode(root)],
    }),
    /** A container by its name. */
    readContainer: build.query<PickerNode[], ContainerName>({
      query: (name) => ({ url: 'access/containers/container', method: 'POST', body: name }),
      transformResponse: (container: ContainerListNode) => [toNode(container)],
    }),
    readSubContainers: build.query<PickerNode[], ContainerName>({
      query: (name) => ({ url: 'access/containers/container', method: 'POST', body: name }),
      transformResponse: ({ subContainers }: ContainerListNode) => subContainers.map(toNode),
    }),
  }),
})

export const { readRootContainer, readContainer, readSubContainers } = containersApi.endpoints

/** Source: SPEC 3 "Other entities", container tree node. */
function toNode({ dn, name = dn }: Pick<ContainerNode, 'dn' | 'name'>): PickerNode {
  return { id: dn, name, isBranch: true, item: { type: 'container', id: dn, name } }
}
