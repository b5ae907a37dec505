import type { GalleryPage } from '../../../gallery/galleryPage'
import { ErrorState } from './ErrorState'

const retry = () => undefined

export const gallery: GalleryPage = {
  title: 'ErrorState',
  specimens: [
    {
      name: 'The network',
      Show: () => (
        <ErrorState
          title="Failed to fetch users list."
          error={{ status: 0, code: 'network', text: '' }}
          onRetry={retry}
        />
      ),
    },
    {
      name: 'A fault of the identity applications',
      Show: () => (
        <ErrorState
          title="Failed to fetch roles list."
          error={{
            status: 489,
            code: 'fault',
            text: 'The container cn=level30 is being rebuilt.',
            requestId: '0f3c2a7be1d94c6e',
          }}
          onRetry={retry}
        />
      ),
    },
    {
      name: 'What the person may not see',
      Show: () => (
        <ErrorState
          title="Failed to fetch roles list."
          error={{
            status: 489,
            code: 'fault',
            faultCode: 'SecurityException',
            text: 'You may not act for Lena Brandt.',
            requestId: '0f3c2a7be1d94c6e',
          }}
          onRetry={retry}
        />
      ),
    },
  ],
}
