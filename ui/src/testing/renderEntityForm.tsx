import { EntityForm } from '../shared/blocks/entity-form/EntityForm'
import type { EntityFormOptions } from '../shared/blocks/entity-form/useEntityForm'
import { Link } from '../shared/ui/Link'
import { renderOnPage } from './renderOnPage'
import { personGroups, PersonControl } from './sampleEntity'

const CONTROLS = { DN: PersonControl }

type Save = EntityFormOptions['onSave']

/** Renders the form of a sample person, with a link that leaves it. */
export function renderEntityForm(options: Partial<EntityFormOptions> = {}) {
  const onSave = jest.fn<ReturnType<Save>, Parameters<Save>>(() => Promise.resolve())
  const view = renderOnPage(
    () => (
      <>
        <Link href="/tasks">Elsewhere</Link>
        <EntityForm
          mode="edit"
          label="Edit Ingrid Solberg"
          saveText="Save changes"
          groups={personGroups}
          draftName="user"
          controls={CONTROLS}
          onSave={onSave}
          {...(options.mode !== 'create' && {
            readStored: () => Promise.resolve({ groups: personGroups, photo: options.photo }),
          })}
          {...options}
        />
      </>
    ),
    { texts: ['forms', 'drafts', 'values'] },
  )
  return { ...view, onSave, sent: () => onSave.mock.calls[0]?.[0] }
}
