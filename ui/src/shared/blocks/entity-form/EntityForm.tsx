import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ConflictDialog } from '../concurrent-edit/ConflictDialog'
import { DraftOffer } from '../drafts/DraftOffer'
import { PasswordField } from '../form/PasswordField'
import { SavedForm } from '../form/SavedForm'
import formStyles from '../form/SavedForm.module.css'
import { SectionCard } from '../page/SectionCard'
import { EmptyState } from '../../ui/EmptyState'
import { DEFAULT_IMAGE_LIMIT_KB } from '../validation/imageFile'
import { useProblemText } from '../validation/useProblemText'
import { AttributeField } from './AttributeField'
import type { OwnControls } from './controls'
import { isFillable, nameOf, type EntityValues } from './entityValues'
import { FixedField } from './FixedField'
import type { FormAttribute, FormGroup } from './formAttribute'
import { PhotoField } from './PhotoField'
import { useEntityForm, type EntityFormOptions } from './useEntityForm'
import { useValueText } from './useValueText'

interface EntityFormProps extends EntityFormOptions {
  /** What readers call the form: "Edit Ingrid Solberg". */
  label: string
  /** What the button does: "Save changes". */
  saveText: string
  /** Whose face stands for a photo that is not there. */
  photoName?: string
  /** A photo is smaller than that, in kb. */
  photoLimit?: number
  controls?: OwnControls
}

const noControls: OwnControls = {}

/**
 * The form of a person or a thing, made of the attributes that the server describes. Saving sends what
 * changed, and for a new one what has a value.
 *
 * Source: SPEC 3 "User"; SPEC 5 "Users" and "Files and images"; docs/assumptions.md A-182.
 */
export function EntityForm(props: EntityFormProps) {
  const { mode, groups, photo, label, saveText } = props
  const { t } = useTranslation('forms')
  const entity = useEntityForm(props)
  const { form, before, changes, submit, concurrent, draft, restore, discard } = entity
  const { errors, isSubmitting, submitCount } = form.formState
  if (mode === 'edit' && before.fields.length === 0 && !photo?.isEditable) {
    return <EmptyState art="locked" title={t('noRights.title')} text={t('noRights.text')} />
  }
  const changed = [
    ...changes.attributes.map((attribute) => attribute.label),
    ...(changes.photo && photo ? [photo.label] : []),
    ...(changes.password ? [t('password')] : []),
  ]
  return (
    <SavedForm
      label={label}
      changes={changed}
      wrong={Object.values(errors.attributes ?? {}).length + (errors.password ? 1 : 0)}
      saveText={saveText}
      isSaving={isSubmitting}
      attempts={submitCount}
      fault={concurrent.fault}
      onSubmit={(event) => void submit(event)}
      onDiscard={discard}
    >
      <DraftOffer draft={draft} onRestore={restore} />
      {groups.map((group, index) => (
        <Group key={group.id} {...props} group={group} entity={entity} isFirst={index === 0} />
      ))}
      <Clash entity={entity} />
    </SavedForm>
  )
}

function Clash({ entity }: { entity: ReturnType<typeof useEntityForm> }) {
  const valueText = useValueText()
  const { concurrent, overwrite, takeTheirs } = entity
  if (!concurrent.clash) return null
  const conflicts = concurrent.clash.conflicts.map(({ field, was, mine, theirs }) => ({
    key: field.key,
    label: field.label,
    was: valueText(field, was),
    mine: valueText(field, mine),
    theirs: valueText(field, theirs),
  }))
  return (
    <ConflictDialog
      conflicts={conflicts}
      onOverwrite={() => void overwrite()}
      onTakeTheirs={takeTheirs}
      onClose={concurrent.settle}
    />
  )
}

interface GroupProps extends EntityFormProps {
  group: FormGroup
  entity: ReturnType<typeof useEntityForm>
  /** Has the photo at its head and the password at its end. */
  isFirst: boolean
}

function Group({ group, entity, isFirst, mode, controls = noControls, ...rest }: GroupProps) {
  const { fields, values } = entity.before
  const shown = group.attributes.filter(
    (attribute) => isFillable(attribute, mode) || (mode === 'edit' && attribute.values.length > 0),
  )
  if (shown.length === 0 && !isFirst) return null
  return (
    <SectionCard title={group.title}>
      <div className={formStyles.fields}>
        {isFirst && <Photo {...rest} entity={entity} />}
        {shown.map((attribute) => {
          const index = fields.findIndex(({ key }) => key === attribute.key)
          const field = fields[index]
          return field ? (
            <Fillable
              key={attribute.key}
              attribute={field}
              index={index}
              stored={values.attributes[index] ?? []}
              isChanged={mode === 'edit' && entity.changes.attributes.includes(field)}
              control={entity.form.control}
              controls={controls}
            />
          ) : (
            <FixedField key={attribute.key} attribute={attribute} />
          )
        })}
        {isFirst && rest.hasPassword && <Password control={entity.form.control} />}
      </div>
    </SectionCard>
  )
}

interface FillableProps {
  attribute: FormAttribute
  /** Which of the form's attributes it is. */
  index: number
  stored: EntityValues['attributes'][number]
  isChanged: boolean
  control: Control<EntityValues>
  controls: OwnControls
}

function Fillable({ attribute, index, stored, isChanged, control, controls }: FillableProps) {
  const problemText = useProblemText()
  const { field, fieldState } = useController({ control, name: nameOf(index) })
  return (
    <AttributeField
      attribute={attribute}
      controls={controls}
      error={problemText(fieldState.error?.message)}
      was={isChanged ? stored : undefined}
      values={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

function Password({ control }: { control: Control<EntityValues> }) {
  const { t } = useTranslation('forms')
  const problemText = useProblemText()
  const { field, fieldState } = useController({ control, name: 'password' })
  return (
    <PasswordField
      label={t('password')}
      isRequired
      error={problemText(fieldState.error?.message)}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}

type PhotoProps = Omit<GroupProps, 'group' | 'isFirst' | 'mode' | 'controls'>

function Photo({ photo, photoName, photoLimit, entity }: PhotoProps) {
  const { form, now } = entity
  if (!photo?.isEditable) return null
  return (
    <div className={formStyles.wide}>
      <PhotoField
        label={photo.label}
        name={photoName ?? ''}
        image={now.photo}
        onChange={(image) => form.setValue('photo', image)}
        isHidden={photo.isHidden === undefined ? undefined : now.isPhotoHidden}
        onHide={(isHidden) => form.setValue('isPhotoHidden', isHidden)}
        limitKb={photoLimit ?? DEFAULT_IMAGE_LIMIT_KB}
      />
    </div>
  )
}
