import type { GalleryPage } from '../../../gallery/galleryPage'
import type { SavedView } from '../listing/savedViews'
import { ViewsButton } from './ViewsButton'
import { ViewsPanel } from './ViewsPanel'

const VIEWS: SavedView[] = [
  { name: 'My team', search: 'filter.manager=me', isDefault: true },
  { name: 'انضموا هذا الشهر', search: 'filter.date=2027-03-01..', isDefault: false },
  {
    name: 'Logins disabled in the Department for Contracts, Tenders and Framework Agreements',
    search: 'filter.disabled=true',
    isDefault: false,
  },
]

function savedOf(views: readonly SavedView[], current = '', error?: unknown) {
  const answer = () => Promise.resolve(error)
  return { views, current, isKnown: true, open: () => undefined, save: answer, remove: answer }
}

function Panel({ views }: { views: readonly SavedView[] }) {
  return (
    <div style={{ maxInlineSize: '24rem' }}>
      <ViewsPanel saved={savedOf(views, views[0]?.search)} onOpen={() => undefined} />
    </div>
  )
}

export const gallery: GalleryPage = {
  title: 'Saved views',
  specimens: [
    { name: 'Everything is shown', Show: () => <ViewsButton saved={savedOf(VIEWS)} /> },
    {
      name: 'A view is shown',
      Show: () => <ViewsButton saved={savedOf(VIEWS, VIEWS[0]?.search)} />,
    },
    { name: 'The panel, none saved', Show: () => <Panel views={[]} /> },
    { name: 'The panel', Show: () => <Panel views={VIEWS} /> },
  ],
}
