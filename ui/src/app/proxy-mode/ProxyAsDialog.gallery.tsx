import type { GalleryPage } from '../../gallery/galleryPage'
import { ProxyAsDialog } from './ProxyAsDialog'

export const gallery: GalleryPage = {
  title: 'ProxyAsDialog',
  specimens: [
    { name: 'Nobody is chosen yet', Show: () => <ProxyAsDialog onClose={() => undefined} /> },
  ],
}
