import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { PickerNode } from '../../shared/blocks/entity-picker/pickerTab'

type ContainerNode = components['schemas']['ContainerNode']
type ContainerListNode = components['schemas']['ContainerListNode']

/** A container by its DN, or the one of the roles of a level. */
type ContainerName = { dn: string } | { level: number }

const containersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The container that all roles, resources or request definitions are in. */
    readRootContainer: build.query<PickerNode[], 'role' | 'resource' | 'prd'>({
      query: (containerType) => `access/containers/${containerType}`,
      transformResponse: (root: ContainerNode) => [toNode(root)],
    }),
    /** One container, named in either way. */
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
