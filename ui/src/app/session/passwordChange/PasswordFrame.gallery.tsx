import type { GalleryPage } from '../../../gallery/galleryPage'
import { PasswordFrame } from './PasswordFrame'

export const gallery: GalleryPage = {
  title: 'PasswordFrame',
  specimens: [
    {
      name: 'Over the page',
      Show: () => <PasswordFrame frameUrl="about:blank" isForced onEnd={() => undefined} />,
    },
  ],
}
