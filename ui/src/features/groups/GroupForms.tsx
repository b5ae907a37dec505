import { useTranslation } from 'react-i18next'
import { ContainerPicker } from '../../entities/container/ui/ContainerPicker'
import {
  useChangeGroupMutation,
  useCreateGroupMutation,
  useGetGroupKindQuery,
} from '../../entities/group/api'
import type { GroupDetail, GroupKind } from '../../entities/group/model'
import { useUserTabs } from '../../entities/user/useUserTabs'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { FormSection } from '../../shared/blocks/form/FormSection'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { useOpenSaved } from '../../shared/blocks/record-form/useOpenSaved'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { description, displayName } from '../../shared/blocks/validation/text'
import { cnOf } from '../../shared/blocks/values/dn'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { TextArea } from '../../shared/ui/TextArea'
import { TextField } from '../../shared/ui/TextField'
import { GroupBoundary } from './GroupBoundary'
import { toGroup, toGroups } from './routes'

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
  return (
    <RecordForm form={form} label={t('create.title')} saveText={t('create.save')}>
      <FormSection title={t('details')}>
        <TextField {...form.field('name')} />
        <TextArea {...form.field('description')} />
        <ContainerPicker of="user" {...form.field('container')} hasRoot={false} />
      </FormSection>
      <FormSection title={t('members.title')}>
        <EntityPicker {...form.field('members')} tabs={useUserTabs()} selection="multi" />
      </FormSection>
    </RecordForm>
  )
}

function useGroupCreation({ container }: GroupKind) {
  const { t } = useTranslation('groups')
  const kinds = useFieldKinds()
  const [createGroup] = useCreateGroupMutation()
  const openSaved = useOpenSaved()
  return useRecordForm({
    fields: {
      ...useGroupFields(),
      container: kinds.item({ label: t('column.container'), isRequired: true }),
      members: kinds.items({ label: t('members.people') }),
    },
    stored: { name: '', description: '', container: itemOf(container), members: [] },
    nameField: 'name',
    draftName: 'createGroup',
    onSave: async ({ all: { name, description: about, container: chosen, members } }) => {
      const { dn } = await createGroup({
        name,
        ...(about && { description: about }),
        ...(chosen[0] && { container: chosen[0].id }),
        ...(members.length > 0 && { members: members.map(({ id }) => id) }),
      }).unwrap()
      return { dn, name }
    },
    onSaved: ({ dn, name }) => openSaved({ name, text: t('create.done'), page: toGroup(dn) }),
  })
}

function itemOf(container: string): readonly PickerItem[] {
  return container === '' ? [] : [{ type: 'container', id: container, name: cnOf(container) }]
}

/** The fields of every form of a group. Source: SPEC 5 "Field validators". */
function useGroupFields() {
  const { t } = useTranslation('groups')
  const kinds = useFieldKinds()
  return {
    name: kinds.text({ label: t('column.name'), isRequired: true, schema: displayName }),
    description: kinds.text({ label: t('column.description'), schema: description }),
  }
}

/** Edits the name and the description of a group. */
export function GroupEditPage() {
  return (
    <GroupBoundary>
      {(group, readAgain) => <GroupEdit key={group.dn} group={group} readAgain={readAgain} />}
    </GroupBoundary>
  )
}

interface GroupEditProps {
  group: GroupDetail
  readAgain: () => Promise<GroupDetail | null>
}

function GroupEdit(props: GroupEditProps) {
  const { group } = props
  const { t } = useTranslation('groups')
  const form = useGroupEdit(props)
  const title = t('edit.label', { name: group.name })
  usePageTitle(title)
  return (
    <>
      <BackLink to={toGroup(group.dn)}>{group.name}</BackLink>
      <PageHeader title={title} count={undefined} />
      <RecordForm form={form} label={title} saveText={t('edit.save')}>
        <FormSection title={t('details')}>
          <TextField {...form.field('name')} />
          <TextArea {...form.field('description')} />
        </FormSection>
      </RecordForm>
    </>
  )
}

/** A record that was deleted in the meantime has no conflicts; the save itself fails. */
function useGroupEdit({ group, readAgain }: GroupEditProps) {
  const { t } = useTranslation('groups')
  const [changeGroup] = useChangeGroupMutation()
  const openSaved = useOpenSaved()
  const { dn } = group
  return useRecordForm({
    fields: useGroupFields(),
    stored: described(group),
    read: async () => described((await readAgain()) ?? group),
    draftName: `group ${dn}`,
    onSave: async ({ changed, all: { name } }) => {
      await changeGroup({ dn, ...changed }).unwrap()
      return name
    },
    onSaved: (name) => openSaved({ name, text: t('edit.done'), page: toGroup(dn) }),
  })
}

const described = ({ name, description }: GroupDetail) => ({ name, description })
