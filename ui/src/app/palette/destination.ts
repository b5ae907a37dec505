/** The kinds of results of the palette, in the order of its sections. */
export const destinationKinds = [
  'page',
  'user',
  'permission',
  'holding',
  'task',
  'request',
  'role',
  'resource',
  'sod',
  'group',
  'team',
  'entity',
] as const

export type DestinationKind = (typeof destinationKinds)[number]

/** A result of the palette: a page of the console, or the page of a record. */
export interface Destination {
  kind: DestinationKind
  /** The path of the page, `/users/cn%3Disolberg`. */
  path: string
  title: string
  /** A detail that distinguishes two results with the same title; can be empty. */
  detail: string
}
