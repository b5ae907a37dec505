import type { GalleryPage } from '../../gallery/galleryPage'
import { UnauthorizedDialog } from './UnauthorizedDialog'

export const gallery: GalleryPage = {
  title: 'UnauthorizedDialog',
  specimens: [
    {
      name: 'A page without its right',
      Show: () => (
        <UnauthorizedDialog
          page="Users"
          areaDefault={{ areaDefault: 'landing', areaDefaultDisplayName: 'Home' }}
        />
      ),
    },
  ],
}
