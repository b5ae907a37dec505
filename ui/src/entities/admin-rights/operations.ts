/** What the server calls the actions on an object. Source: docs/assumptions.md A-147. */
export const operations = {
  role: {
    modify: 'modifyRole',
    remove: 'deleteRole',
    assign: 'assignRole',
    revoke: 'revokeRole',
  },
  resource: {
    modify: 'modifyResource',
    remove: 'deleteResource',
    assign: 'assignResource',
    revoke: 'revokeResource',
  },
} as const
