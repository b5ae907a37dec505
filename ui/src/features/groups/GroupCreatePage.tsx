import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { containerTab } from '../../entities/container/pickerTab'
import { useCreateGroupMutation, useGetGroupKindQuery } from '../../entities/group/api'
import type { GroupKind } from '../../entities/group/model'
import { userTab } from '../../entities/user/pickerTab'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { PickerTab } from '../../shared/blocks/entity-picker/pickerTab'
import { FormSection } from '../../shared/blocks/form/FormSection'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { cnOf } from '../../shared/blocks/values/dn'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { TextArea } from '../../shared/ui/TextArea'
import { TextField } from '../../shared/ui/TextField'
import { toGroup, toGroups } from './routes'
import { useGroupFields } from './useGroupFields'

/** Creates a group, in the directory's container for groups unless another container is chosen. */
export function GroupCreatePage() {
  const { t } = useTranslation('groups')
  const { currentData: data, error, refetch } = useGetGroupKindQuery(useBootstrap().client.id)
  return (
    <>
      <BackLink to={toGroups()}>{t('title')}</BackLink>
      <PageHeader title={t('create.title')} count={undefined} />
      <AsyncBoundary
        query={{ data, error, refetch }}
        skeleton={<DetailSkeleton />}
        failedTitle={t('create.kindFailed')}
      >
        {(kind) => <GroupCreate kind={kind} />}
      </AsyncBoundary>
    </>
  )
}

function GroupCreate({ kind }: { kind: GroupKind }) {
  const { t } = useTranslation('groups')
  const form = useGroupCreation(kind)
  const tabs = useTabs()
  return (
    <RecordForm form={form} label={t('create.title')} saveText={t('create.save')}>
      <FormSection title={t('details')}>
        <TextField {...form.field('name')} />
        <TextArea {...form.field('description')} />
        <EntityPicker {...form.field('container')} tabs={tabs.container} selection="single" />
      </FormSection>
      <FormSection title={t('members.title')}>
        <EntityPicker {...form.field('members')} tabs={tabs.members} selection="multi" />
      </FormSection>
    </RecordForm>
  )
}

function useGroupCreation({ container }: GroupKind) {
  const { t } = useTranslation('groups')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const kinds = useFieldKinds()
  const [createGroup] = useCreateGroupMutation()
  return useRecordForm({
    fields: {
      ...useGroupFields(),
      container: kinds.item({ label: t('column.container'), isRequired: true }),
      members: kinds.items({ label: t('members.people') }),
    },
    stored: { name: '', description: '', container: itemOf(container), members: [] },
    nameField: 'name',
    draftName: 'createGroup',
    onSave: async ({ all: { name, description, container: chosen, members } }) => {
      const { dn } = await createGroup({
        name,
        ...(description && { description }),
        ...(chosen[0] && { container: chosen[0].id }),
        ...(members.length > 0 && { members: members.map(({ id }) => id) }),
      }).unwrap()
      return { dn, name }
    },
    onSaved: ({ dn, name }) => {
      dispatch(showFeedback({ status: 200, text: t('create.done'), about: { name } }))
      void navigate(toGroup(dn))
    },
  })
}

function useTabs() {
  const { client, user } = useBootstrap()
  return useMemo(
    (): Record<'container' | 'members', [PickerTab]> => ({
      container: [containerTab({ containerType: 'user', ownDn: user.dn })],
      members: [userTab({ clientId: client.id })],
    }),
    [client.id, user.dn],
  )
}

function itemOf(container: string): readonly PickerItem[] {
  return container === '' ? [] : [{ type: 'container', id: container, name: cnOf(container) }]
}
