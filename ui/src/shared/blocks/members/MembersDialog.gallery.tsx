import type { GalleryPage } from '../../../gallery/galleryPage'
import type { PickerItem } from '../entity-picker/pickerItem'
import { MembersDialog } from './MembersDialog'

const NAMES = [
  'Anton Lindqvist',
  'Ingrid Solberg',
  'Josefin Holm',
  'مارتن أتشيبي',
  'Sofia Rainieri',
]
const members = NAMES.map((name): PickerItem => ({ type: 'user', id: name, name }))
const nothing = () => undefined

export const gallery: GalleryPage = {
  title: 'MembersDialog',
  specimens: [
    {
      name: 'An administrator of roles chooses',
      Show: () => (
        <MembersDialog
          item={{ type: 'group', id: 'cn=T', name: 'Treasury' }}
          find={() => () =>
            Object.assign(Promise.resolve({ data: { rows: members, total: 23 } }), {
              abort: nothing,
            })
          }
          hasGroupOption
          onChoose={nothing}
          onClose={nothing}
        />
      ),
    },
  ],
}
