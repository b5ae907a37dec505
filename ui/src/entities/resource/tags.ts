/** The cache tag of all lists of resources. */
export const LIST = { type: 'Resource', id: 'list' } as const

/** The cache tag of one resource. */
export const tagOf = (id: string) => ({ type: 'Resource', id }) as const
