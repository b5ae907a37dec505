import type { components } from '../../shared/api/schema'

type RequestNode = components['schemas']['PermissionRequestHistoryNode']

/** That somebody asked for a permission. */
export interface AccessRequest {
  id: string
  /** Of the role, resource or workflow; the id where the server tells none. */
  name: string
  /** Who is to have it; empty when the server does not say. */
  recipient: string
  /** `20260105-3`; empty when the server does not say. */
  confirmationNumber: string
}

/** Source: SPEC 3 "Table columns". */
export function readRequest(node: RequestNode): AccessRequest {
  return {
    id: node.id,
    name: node.name ?? node.id,
    recipient: node.recipientName ?? '',
    confirmationNumber: node.confirmationNumber ?? '',
  }
}
