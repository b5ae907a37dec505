/** All lists of roles. */
export const LIST = { type: 'Role', id: 'list' } as const

/** One role, wherever it is shown. */
export const tagOf = (id: string) => ({ type: 'Role', id }) as const
