import type { GalleryPage } from '../../gallery/galleryPage'
import { NotAvailable } from './NotAvailable'

export const gallery: GalleryPage = {
  title: 'NotAvailable',
  specimens: [{ name: 'An address that leads nowhere', Show: NotAvailable }],
}
