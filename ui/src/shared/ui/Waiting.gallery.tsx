import type { GalleryPage } from '../../gallery/galleryPage'
import { Skeleton } from './Skeleton'
import { Spinner } from './Spinner'

export const gallery: GalleryPage = {
  title: 'Skeleton and Spinner',
  specimens: [
    {
      name: 'Lines of a skeleton',
      Show: () =>
        (['w30', 'w50', 'w70', 'w90'] as const).map((width) => (
          <Skeleton key={width} width={width} />
        )),
    },
    { name: 'A face', Show: () => <Skeleton shape="disc" /> },
    { name: 'A figure', Show: () => <Skeleton shape="big" width="w30" /> },
    { name: 'A spinner', Show: () => <Spinner label="Loading" /> },
  ],
}
