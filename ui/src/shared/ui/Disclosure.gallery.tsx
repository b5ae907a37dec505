import type { GalleryPage } from '../../gallery/galleryPage'
import { Disclosure } from './Disclosure'

export const gallery: GalleryPage = {
  title: 'Disclosure',
  specimens: [
    {
      name: 'Folded',
      Show: () => <Disclosure title="Advanced">Rarely needed</Disclosure>,
    },
    {
      name: 'Unfolded',
      Show: () => (
        <Disclosure title="Advanced" isInitiallyOpen>
          <p>Rarely needed, but needed today</p>
        </Disclosure>
      ),
    },
  ],
}
