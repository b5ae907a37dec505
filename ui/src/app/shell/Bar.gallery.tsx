import type { GalleryPage } from '../../gallery/galleryPage'
import { KnownRoutesContext } from '../../shared/platform/routing/knownRoutes'
import { Bar } from './Bar'
import { Navigation } from './Navigation'

const routes = ['users', 'tasks'].map(
  (path) =>
    ({
      path,
      lazy: () => Promise.resolve({ Component: () => null }),
      texts: [],
      handle: { right: path, helpAnchor: path, titleKey: 'users' },
    }) as const,
)

function Frame() {
  return (
    <KnownRoutesContext value={routes}>
      <Bar navigation="navigation" />
      <Navigation id="navigation" />
    </KnownRoutesContext>
  )
}

export const gallery: GalleryPage = {
  title: 'Bar',
  specimens: [{ name: 'With the navigation', Show: Frame }],
}
