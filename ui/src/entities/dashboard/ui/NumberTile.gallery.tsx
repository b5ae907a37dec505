import type { GalleryPage } from '../../../gallery/galleryPage'
import { KnownRoutesContext } from '../../../shared/platform/routing/knownRoutes'
import { NumberTile, TileOutline } from './NumberTile'

const tasks = {
  path: 'tasks',
  lazy: () => Promise.resolve({ Component: () => null }),
  texts: ['dashboard'],
  handle: { right: 'tasks', helpAnchor: 'tasks', titleKey: 'tasks' },
} as const

const FACTS = [
  { name: 'due', count: 3 },
  { name: 'new', count: 2 },
  { name: 'delegated', count: 1 },
] as const

export const gallery: GalleryPage = {
  title: 'Number tile',
  specimens: [
    {
      name: 'With what is urgent and what is to know',
      Show: () => (
        <NumberTile tile="tasks" number={{ count: 1248, isMore: false, facts: [...FACTS] }} />
      ),
    },
    {
      name: 'A link to the list',
      Show: () => (
        <KnownRoutesContext value={[tasks]}>
          <NumberTile tile="tasks" number={{ count: 12, isMore: false, facts: [] }} />
        </KnownRoutesContext>
      ),
    },
    {
      name: 'More than were counted',
      Show: () => <NumberTile tile="requests" number={{ count: 200, isMore: true, facts: [] }} />,
    },
    {
      name: 'Not counted',
      Show: () => (
        <NumberTile tile="helpdesk" number={{ count: undefined, isMore: false, facts: [] }} />
      ),
    },
    { name: 'Being counted', Show: () => <NumberTile tile="roles" number={undefined} /> },
    { name: 'Not known yet', Show: () => <TileOutline /> },
  ],
}
