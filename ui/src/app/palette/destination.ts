/** What the palette leads to, in the order of its sections. */
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
  /** What tells two of the same title apart; may be empty. */
  detail: string
}
