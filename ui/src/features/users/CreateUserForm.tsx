import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { containerTab } from '../../entities/container/pickerTab'
import { referenceControls } from '../../entities/entity/ui/ReferenceField'
import { useCreateUserMutation } from '../../entities/user/changes'
import type { NewUserForm } from '../../entities/user/userForm'
import { EntityForm } from '../../shared/blocks/entity-form/EntityForm'
import type { EntitySubmission } from '../../shared/blocks/entity-form/entityValues'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { toUser } from './routes'

/**
 * Where somebody is put, what is known about them, and their first password.
 *
 * Source: SPEC 3 "User", create-user payload; SPEC 8 "User calls".
 */
export function CreateUserForm({ schema }: { schema: NewUserForm }) {
  const { t } = useTranslation('users')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [create] = useCreateUserMutation()
  const [containers, setContainers] = useState<readonly PickerItem[]>(usual(schema))
  const save = async ({ attributes, password = '' }: EntitySubmission) => {
    const [container] = containers
    const dn = await create({
      ...(container && { container: container.id }),
      password,
      namingAttr: schema.namingAttribute,
      attributes,
    }).unwrap()
    dispatch(showFeedback({ status: 200, text: t('create.done') }))
    void navigate(toUser(dn))
  }
  return (
    <Stack>
      <SectionCard title={t('create.place')}>
        <ContainerField value={containers} onChange={setContainers} />
      </SectionCard>
      <EntityForm
        mode="create"
        label={t('create.title')}
        saveText={t('create.save')}
        groups={[{ id: 'new', title: t('create.details'), attributes: schema.attributes }]}
        photo={schema.photo}
        hasPassword
        controls={referenceControls}
        draftName="createUser"
        onSave={save}
      />
    </Stack>
  )
}

interface ContainerFieldProps {
  value: readonly PickerItem[]
  onChange: (items: readonly PickerItem[]) => void
}

function ContainerField(field: ContainerFieldProps) {
  const { t } = useTranslation('users')
  const ownDn = useBootstrap().user.dn
  const tabs = useMemo(
    () => [containerTab({ containerType: 'user', ownDn, containerRootSelectable: true })] as const,
    [ownDn],
  )
  return <EntityPicker {...field} label={t('create.container')} tabs={tabs} selection="single" />
}

/** The container of the settings, if they name one. */
function usual({ container }: NewUserForm): PickerItem[] {
  return container === '' ? [] : [{ type: 'container', id: container, name: container }]
}
