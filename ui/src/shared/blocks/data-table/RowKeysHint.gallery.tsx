import type { GalleryPage } from '../../../gallery/galleryPage'
import { RowKeysHint } from './RowKeysHint'

export const gallery: GalleryPage = {
  title: 'Letters of a list',
  specimens: [
    {
      name: 'The letters that are told at once, and the others behind the button',
      Show: () => (
        <RowKeysHint
          actions={[
            { label: 'Approve', shortcut: 'a' },
            { label: 'Deny', shortcut: 'd' },
            { label: 'Claim', shortcut: 'c', isMinor: true },
          ]}
        />
      ),
    },
  ],
}
