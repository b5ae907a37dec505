import type { GalleryPage } from '../../gallery/galleryPage'
import { StartupFailure } from './StartupFailure'

export const gallery: GalleryPage = {
  title: 'StartupFailure',
  specimens: [
    {
      name: 'The gateway is not reached',
      Show: () => <StartupFailure error={{ status: 0, code: 'network', text: '' }} />,
    },
    {
      name: 'The identity applications do not answer',
      Show: () => (
        <StartupFailure
          error={{ status: 504, code: 'upstream_late', text: '', requestId: '0f3c2a7be1d94c6e' }}
        />
      ),
    },
  ],
}
