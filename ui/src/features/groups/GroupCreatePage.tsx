import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useCreateGroupMutation, useGetGroupKindQuery } from '../../entities/group/api'
import type { GroupKind } from '../../entities/group/model'
import { AsyncBoundary } from '../../shared/blocks/async/AsyncBoundary'
import { EntityForm } from '../../shared/blocks/entity-form/EntityForm'
import type { EntitySubmission } from '../../shared/blocks/entity-form/useEntityForm'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { DetailSkeleton } from '../../shared/blocks/page/DetailSkeleton'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { groupControls } from './groupControls'
import { toGroup, toGroups } from './routes'
import { sentOf, useGroupFields } from './useGroupFields'

/** Makes a new group, in the container that the directory has for them unless another is chosen. */
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
        {(kind) => <CreationForm kind={kind} />}
      </AsyncBoundary>
    </>
  )
}

const nothing = { name: '', description: '' }

function CreationForm({ kind: { container } }: { kind: GroupKind }) {
  const { t } = useTranslation('groups')
  const create = useCreation()
  const fields = useGroupFields()
  const described = [...fields.described(nothing), fields.container(container)]
  return (
    <EntityForm
      mode="create"
      label={t('create.title')}
      saveText={t('create.save')}
      groups={[
        { id: 'group', title: t('details'), attributes: described },
        { id: 'members', title: t('members.title'), attributes: [fields.members()] },
      ]}
      controls={groupControls}
      draftName="createGroup"
      onSave={create}
    />
  )
}

function useCreation() {
  const { t } = useTranslation('groups')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [createGroup] = useCreateGroupMutation()
  return async ({ attributes }: EntitySubmission) => {
    const [name = ''] = sentOf(attributes, 'name') ?? []
    const [description] = sentOf(attributes, 'description') ?? []
    const [container] = sentOf(attributes, 'container') ?? []
    const members = sentOf(attributes, 'members')
    const { dn } = await createGroup({
      name,
      ...(description && { description }),
      ...(container && { container }),
      ...(members && { members }),
    }).unwrap()
    dispatch(showFeedback({ status: 200, text: t('create.done') }))
    await navigate(toGroup(dn))
  }
}
