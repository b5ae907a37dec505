import type { GalleryPage } from '../../../gallery/galleryPage'
import { FormFault } from './FormFault'
import { SaveBar } from './SaveBar'

const nothing = () => undefined

export const gallery: GalleryPage = {
  title: 'Parts of a form',
  specimens: [
    {
      name: 'Nothing changed',
      Show: () => <SaveBar changes={[]} wrong={0} saveText="Save role" isSaving={false} />,
    },
    {
      name: 'Nothing entered in a new record',
      Show: () => <SaveBar isNew changes={[]} wrong={0} saveText="Create role" isSaving={false} />,
    },
    {
      name: 'Three changes',
      Show: () => (
        <SaveBar
          changes={['Owners', 'Approval to grant', 'French description']}
          wrong={0}
          saveText="Save role"
          isSaving={false}
          onDiscard={nothing}
        />
      ),
    },
    {
      name: 'One to correct',
      Show: () => (
        <SaveBar
          changes={['Location', 'Mobile number']}
          wrong={1}
          saveText="Save changes"
          isSaving={false}
          onDiscard={nothing}
        />
      ),
    },
    {
      name: 'Saving',
      Show: () => (
        <SaveBar
          changes={['Location']}
          wrong={0}
          saveText="Save changes"
          isSaving
          onDiscard={nothing}
        />
      ),
    },
    {
      name: 'Very many changes',
      Show: () => (
        <SaveBar
          changes={Array.from({ length: 40 }, (_, index) => `Attribute ${String(index + 1)}`)}
          wrong={12}
          saveText="Save everything that was changed"
          isSaving={false}
          onDiscard={nothing}
        />
      ),
    },
    {
      name: 'Refused by the server',
      Show: () => (
        <FormFault
          error={{
            status: 400,
            code: 'bad_input',
            text: '',
            requestId: '5f1c0a7e-91d2-4f6b-9d3b-2b8a4a1f6c10',
            fields: { image: ['Image Size should be less than 59 kb'], name: ['Too long'] },
          }}
        />
      ),
    },
  ],
}
