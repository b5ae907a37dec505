import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../form/PasswordField'
import { FormSection } from '../form/FormSection'
import formStyles from '../form/Form.module.css'
import { RecordForm } from '../record-form/RecordForm'
import { EmptyState } from '../../ui/EmptyState'
import { DEFAULT_IMAGE_LIMIT_KB } from '../validation/imageFile'
import { AttributeField } from './AttributeField'
import type { OwnControls } from './controls'
import {
  fillableOf,
  isFillable,
  PASSWORD,
  PHOTO,
  PHOTO_HIDDEN,
  rawOf,
  valueOf,
} from './entityValues'
import { FixedField } from './FixedField'
import type { FormGroup } from './formAttribute'
import { PhotoField } from './PhotoField'
import { useEntityForm, type EntityFormOptions } from './useEntityForm'

interface EntityFormProps extends EntityFormOptions {
  /** The name of the form for screen readers: "Edit Ingrid Solberg". */
  label: string
  /** The text of the save button: "Save changes". */
  saveText: string
  /** Name of the person, whose initials replace a missing photo. */
  photoName?: string
  /** Largest size of a photo, kb. */
  photoLimit?: number
  controls?: OwnControls
  /** Draws the field of the container, before the attributes. */
  renderPlace?: (form: EntityFormState) => ReactNode
}

export type EntityFormState = ReturnType<typeof useEntityForm>

const noControls: OwnControls = {}

/**
 * The form of an entity, built from the attributes that the server describes. A save sends the changed attributes, or
 * for a new entity all with a value.
 *
 * Source: SPEC 3 "User"; SPEC 5 "Users" and "Files and images"; docs/assumptions.md A-182.
 */
export function EntityForm(props: EntityFormProps) {
  const { mode, groups, photo, label, saveText, renderPlace } = props
  const { t } = useTranslation('forms')
  const form = useEntityForm(props)
  if (mode === 'edit' && fillableOf(groups, mode).length === 0 && !photo?.isEditable) {
    return <EmptyState art="locked" title={t('noRights.title')} text={t('noRights.text')} />
  }
  return (
    <RecordForm form={form} label={label} saveText={saveText}>
      {renderPlace?.(form)}
      {groups.map((group, index) => (
        <Group key={group.id} {...props} group={group} form={form} isFirst={index === 0} />
      ))}
    </RecordForm>
  )
}

interface GroupProps extends EntityFormProps {
  group: FormGroup
  form: ReturnType<typeof useEntityForm>
  /** Whether it is the first group, which begins with the photo and ends with the password. */
  isFirst: boolean
}

function Group({ group, form, isFirst, mode, controls = noControls, ...rest }: GroupProps) {
  const shown = group.attributes.filter(
    (attribute) => isFillable(attribute, mode) || (mode === 'edit' && attribute.values.length > 0),
  )
  if (shown.length === 0 && !isFirst) return null
  return (
    <FormSection title={group.title}>
      {isFirst && <Photo {...rest} form={form} />}
      {shown.map((attribute) => {
        const { key } = attribute
        if (!isFillable(attribute, mode)) return <FixedField key={key} attribute={attribute} />
        const { value: values = [], onChange, onBlur, ...field } = form.field(key)
        return (
          <AttributeField key={key} {...{ attribute, controls, field, values, onChange, onBlur }} />
        )
      })}
      {isFirst && rest.hasPassword && <Password form={form} />}
    </FormSection>
  )
}

function Password({ form }: Pick<GroupProps, 'form'>) {
  const { value, onChange, ...field } = form.field(PASSWORD)
  return (
    <PasswordField
      {...field}
      value={rawOf(value)}
      onChange={(password) => onChange(valueOf(password))}
    />
  )
}

type PhotoProps = Omit<GroupProps, 'group' | 'isFirst' | 'mode' | 'controls'>

function Photo({ photo, photoName, photoLimit, form }: PhotoProps) {
  if (!photo?.isEditable) return null
  const image = form.field(PHOTO)
  const hides = form.field(PHOTO_HIDDEN)
  return (
    <div className={formStyles.wide}>
      <PhotoField
        label={photo.label}
        name={photoName ?? ''}
        image={rawOf(image.value)}
        onChange={(chosen) => image.onChange(valueOf(chosen))}
        isHidden={photo.isHidden === undefined ? undefined : rawOf(hides.value) === 'true'}
        onHide={(isHidden) => hides.onChange(valueOf(String(isHidden)))}
        limitKb={photoLimit ?? DEFAULT_IMAGE_LIMIT_KB}
      />
    </div>
  )
}
