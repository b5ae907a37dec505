import { Ellipsis, Lock, Trash2 } from 'lucide'
import type { GalleryPage } from '../../gallery/galleryPage'
import { ButtonMenu } from './ButtonMenu'
import { MenuItem } from './Menu'

const nothing = () => undefined

export const gallery: GalleryPage = {
  title: 'ButtonMenu',
  specimens: [
    {
      name: 'More actions',
      Show: () => (
        <ButtonMenu icon={Ellipsis} label="More actions">
          <MenuItem icon={Lock} onAction={nothing}>
            Disable login
          </MenuItem>
          <MenuItem icon={Trash2} isDestructive onAction={nothing}>
            Delete…
          </MenuItem>
        </ButtonMenu>
      ),
    },
  ],
}
