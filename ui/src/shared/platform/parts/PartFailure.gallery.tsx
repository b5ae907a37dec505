import type { GalleryPage } from '../../../gallery/galleryPage'
import { PartError } from '../errors/partError'
import { PartFailure } from './PartFailure'

const retry = () => undefined

export const gallery: GalleryPage = {
  title: 'PartFailure',
  specimens: [
    {
      name: 'The network',
      Show: () => <PartFailure error={new PartError('network')} onRetry={retry} />,
    },
    {
      name: 'A file that the server does not have',
      Show: () => <PartFailure error={new PartError('part_missing')} onRetry={retry} />,
    },
    {
      name: 'A new release',
      Show: () => <PartFailure error={new PartError('part_outdated')} onRetry={retry} />,
    },
    {
      name: 'In a place that does not say what it is about',
      Show: () => (
        <PartFailure
          title="Your session is about to expire."
          error={new PartError('network')}
          onRetry={retry}
        />
      ),
    },
  ],
}
