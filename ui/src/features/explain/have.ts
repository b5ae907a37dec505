/** In the place of a permission: to have the role or the resource oneself. */
export const HAVE = 'have'
