import type { GalleryPage } from '../../gallery/galleryPage'
import { startedWith } from '../../gallery/startedWith'
import { SignedOutElsewhere } from './SignedOutElsewhere'

export const gallery: GalleryPage = {
  title: 'SignedOutElsewhere',
  specimens: [
    { name: 'After a sign-out in another tab', Show: startedWith({}, SignedOutElsewhere) },
  ],
}
