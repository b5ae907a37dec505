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

/** Somewhere to go: a page, or the page of something that was found. */
export interface Destination {
  kind: DestinationKind
  /** `/users/cn%3Disolberg` */
  path: string
  title: string
  /** A detail that distinguishes two results with the same title; can be empty. */
  detail: string
}
