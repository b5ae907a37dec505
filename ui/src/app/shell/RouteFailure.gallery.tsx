import { failedWith } from '../../gallery/failedWith'
import type { GalleryPage } from '../../gallery/galleryPage'
import { RouteFailure } from './RouteFailure'

const fault = { status: 489, code: 'fault', requestId: '0f3c2a7be1d94c6e' }

export const gallery: GalleryPage = {
  title: 'RouteFailure',
  specimens: [
    {
      name: 'A page that broke, or whose code did not come',
      Show: failedWith(new Error('Loading chunk 1761 failed.'), RouteFailure),
    },
    {
      name: 'The network, when its right was asked for',
      Show: failedWith({ status: 0, code: 'network', text: '' }, RouteFailure),
    },
    {
      name: 'A fault of the identity applications',
      Show: failedWith({ ...fault, text: 'The rights are being computed.' }, RouteFailure),
    },
    {
      name: 'What the person may not see',
      Show: failedWith(
        {
          ...fault,
          faultCode: 'SecurityException',
          text: 'You may not act for Lena Brandt.',
        },
        RouteFailure,
      ),
    },
  ],
}
