/** Source: SPEC 4 "Request operations". */
export const operationTables = {
  resource: { 10: 'addToUser', 15: 'removeFromUser' },
  role: {
    10: 'addToUser',
    15: 'removeFromUser',
    20: 'addToRole',
    25: 'removeFromRole',
    30: 'addToGroup',
    35: 'removeFromGroup',
    40: 'addToContainer',
    41: 'addToContainerTree',
    45: 'removeFromContainer',
  },
} as const

export type OperationKind = keyof typeof operationTables

type Tables = typeof operationTables
type Operation = Tables['role'][keyof Tables['role']]

/** The operation of a code; undefined for a code that is not in the specification. */
export function operationOf(kind: OperationKind, code: number): Operation | undefined {
  const table: Readonly<Record<string, Operation>> = operationTables[kind]
  return Object.entries(table).find(([known]) => known === String(code))?.[1]
}
