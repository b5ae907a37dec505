import type { GalleryPage } from '../../../gallery/galleryPage'
import { personGroups, personPhoto, PersonControl } from '../../../testing/sampleEntity'
import { EntityForm } from './EntityForm'

const CONTROLS = { DN: PersonControl }

const refused = () => Promise.reject(new Error('refused'))
const saved = () => Promise.resolve()

const fixedGroups = personGroups.map((group) => ({
  ...group,
  attributes: group.attributes.map((each) => ({ ...each, isEditable: false })),
}))

const newGroups = personGroups.slice(0, 1).map((group) => ({
  ...group,
  title: 'Create user',
  attributes: group.attributes.map((each) => ({ ...each, values: [] })),
}))

export const gallery: GalleryPage = {
  title: 'Entity form',
  specimens: [
    {
      name: 'A person with every kind of attribute; saving succeeds',
      Show: () => (
        <EntityForm
          mode="edit"
          label="Edit Ingrid Solberg"
          saveText="Save changes"
          groups={personGroups}
          photo={personPhoto}
          photoName="Ingrid Solberg"
          controls={CONTROLS}
          draftName="gallery edit"
          onSave={saved}
        />
      ),
    },
    {
      name: 'A new person; saving fails',
      Show: () => (
        <EntityForm
          mode="create"
          label="Create user"
          saveText="Create user"
          groups={newGroups}
          photo={{ ...personPhoto, image: '', isHidden: undefined }}
          photoName="Create user"
          photoLimit={30}
          hasPassword
          draftName="gallery create"
          onSave={refused}
        />
      ),
    },
    {
      name: 'Nothing may be changed',
      Show: () => (
        <EntityForm
          mode="edit"
          label="Edit Ingrid Solberg"
          saveText="Save changes"
          groups={fixedGroups}
          draftName="gallery fixed"
          onSave={saved}
        />
      ),
    },
  ],
}
