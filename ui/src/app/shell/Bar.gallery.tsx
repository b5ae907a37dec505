import type { GalleryPage } from '../../gallery/galleryPage'
import { Bar } from './Bar'

export const gallery: GalleryPage = {
  title: 'Bar',
  specimens: [{ name: 'Of an administrator', Show: () => <Bar navigation="navigation" /> }],
}
