import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ContainerPicker } from '../../entities/container/ui/ContainerPicker'
import { referenceControls } from '../../entities/entity/ui/ReferenceField'
import { useCreateUserMutation } from '../../entities/user/changes'
import type { NewUserForm } from '../../entities/user/userForm'
import { EntityForm, type EntityFormState } from '../../shared/blocks/entity-form/EntityForm'
import { CONTAINER, type EntitySubmission } from '../../shared/blocks/entity-form/entityValues'
import { FormSection } from '../../shared/blocks/form/FormSection'
import { cnOf } from '../../shared/blocks/values/dn'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { toUser } from './routes'

/**
 * The form of a new user: container, attributes, and first password.
 *
 * Source: SPEC 3 "User", create-user payload; SPEC 8 "User calls".
 */
export function CreateUserForm({ schema }: { schema: NewUserForm }) {
  const { t } = useTranslation('users')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [create] = useCreateUserMutation()
  const save = async ({ attributes, password = '', container = '' }: EntitySubmission) => {
    const namingAttr = schema.namingAttribute
    const dn = await create({ container, password, namingAttr, attributes }).unwrap()
    const about = { name: cnOf(dn), path: toUser(dn) }
    dispatch(showFeedback({ status: 200, text: t('create.done'), about }))
    void navigate(toUser(dn))
  }
  return (
    <EntityForm
      mode="create"
      label={t('create.title')}
      saveText={t('create.save')}
      groups={[{ id: 'new', title: t('create.details'), attributes: schema.attributes }]}
      photo={schema.photo}
      hasPassword
      container={{ label: t('create.container'), initial: schema.container }}
      renderPlace={(form) => (
        <FormSection title={t('create.place')}>
          <ContainerField form={form} />
        </FormSection>
      )}
      namingKey={schema.namingAttribute}
      controls={referenceControls}
      draftName="createUser"
      onSave={save}
    />
  )
}

function ContainerField({ form }: { form: EntityFormState }) {
  const { value, onChange, ...field } = form.field(CONTAINER)
  return (
    <ContainerPicker
      of="user"
      {...field}
      value={(value ?? []).map(({ raw, text }) => ({ type: 'container', id: raw, name: text }))}
      onChange={(items) => onChange(items.map(({ id, name }) => ({ raw: id, text: name })))}
    />
  )
}
