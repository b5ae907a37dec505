import { Download } from 'lucide'
import type { GalleryPage } from '../../gallery/galleryPage'
import { IconButton } from './IconButton'
import { Tooltip } from './Tooltip'

export const gallery: GalleryPage = {
  title: 'Tooltip',
  specimens: [
    {
      name: 'On a button: point at it or reach it with Tab',
      Show: () => (
        <Tooltip text="Export all 1,248 users as CSV">
          <IconButton label="Export" icon={Download} onPress={() => undefined} />
        </Tooltip>
      ),
    },
  ],
}
