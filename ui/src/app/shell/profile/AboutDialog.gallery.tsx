import type { GalleryPage } from '../../../gallery/galleryPage'
import { AboutDialog } from './AboutDialog'

export const gallery: GalleryPage = {
  title: 'About',
  specimens: [{ name: 'Opened', Show: () => <AboutDialog isOpen onClose={() => undefined} /> }],
}
