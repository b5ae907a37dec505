import type { GalleryPage } from '../../gallery/galleryPage'
import { RouteLoading } from './RouteLoading'

export const gallery: GalleryPage = {
  title: 'RouteLoading',
  specimens: [{ name: 'A page on its way', Show: RouteLoading }],
}
