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
          name="Treasury"
          find={() => () =>
            Object.assign(Promise.resolve({ data: { members, total: 23 } }), { abort: nothing })
          }
          pauseMs={1000}
          hasGroupOption
          onConfirm={nothing}
          onClose={nothing}
        />
      ),
    },
  ],
}
