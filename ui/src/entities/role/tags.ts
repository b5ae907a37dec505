/** The cache tag of all lists of roles. */
export const LIST = { type: 'Role', id: 'list' } as const

/** The cache tag of one role. */
export const tagOf = (id: string) => ({ type: 'Role', id }) as const
