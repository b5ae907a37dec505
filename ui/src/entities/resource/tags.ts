/** All lists of resources. */
export const LIST = { type: 'Resource', id: 'list' } as const

/** One resource, wherever it is shown. */
export const tagOf = (id: string) => ({ type: 'Resource', id }) as const
