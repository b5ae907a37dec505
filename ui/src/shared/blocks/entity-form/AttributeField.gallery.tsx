import type { GalleryPage, Specimen } from '../../../gallery/galleryPage'
import { holding } from '../../../gallery/holding'
import { personGroups, PersonControl } from '../../../testing/sampleEntity'
import { PasswordField } from '../form/PasswordField'
import type { Value } from '../values/attribute'
import { AttributeField } from './AttributeField'
import type { FormAttribute } from './formAttribute'
import { PhotoField } from './PhotoField'

const CONTROLS = { DN: PersonControl }
const attributes = personGroups.flatMap((group) => group.attributes)

/** A specimen: an attribute with a changed and invalid value. */
function wrong(attribute: FormAttribute): Specimen {
  return holding<Value[]>(
    `${attribute.label}, changed and wrong`,
    [...attribute.values],
    (values, onChange) => (
      <AttributeField
        attribute={attribute}
        controls={CONTROLS}
        field={{
          label: attribute.label,
          isRequired: true,
          error: 'Required',
          was: attribute.values.map(({ text }) => text).join(', '),
        }}
        values={values}
        onChange={onChange}
        onBlur={() => undefined}
      />
    ),
  )
}

const password = (name: string, initial: string, error?: string) =>
  holding(name, initial, (value, onChange) => (
    <PasswordField
      label="Password"
      isRequired
      error={error}
      value={value}
      onChange={onChange}
      onBlur={() => undefined}
    />
  ))

export const gallery: GalleryPage = {
  title: 'Attribute field',
  specimens: [
    ...attributes.filter(({ isEditable }) => isEditable).map(wrong),
    password('A password, empty', ''),
    password('A password, weak', 'abcde1'),
    password('A password, fair', 'harbour7lig'),
    password('A password, strong', 'Harbour7!light&on'),
    password('A password, wrong', 'abc', 'At least one digit'),
    holding('No photo yet', '', (image, onChange) => (
      <PhotoField
        label="Photo"
        name="Ingrid Solberg"
        image={image}
        onChange={onChange}
        isHidden={undefined}
        onHide={() => undefined}
        limitKb={59}
      />
    )),
  ],
}
