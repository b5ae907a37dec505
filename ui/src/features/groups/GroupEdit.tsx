import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useChangeGroupMutation } from '../../entities/group/api'
import type { GroupDetail } from '../../entities/group/model'
import { EntityForm } from '../../shared/blocks/entity-form/EntityForm'
import type { EntitySubmission } from '../../shared/blocks/entity-form/useEntityForm'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { groupControls } from './groupControls'
import { toGroup } from './routes'
import { sentOf, useGroupFields } from './useGroupFields'

interface GroupEditProps {
  group: GroupDetail
  readAgain: () => Promise<GroupDetail | null>
}

/** Changes what a group is called and what it is for. */
export function GroupEdit({ group, readAgain }: GroupEditProps) {
  const { t } = useTranslation('groups')
  const fields = useGroupFields()
  const save = useChange(group.dn)
  const title = t('edit.label', { name: group.name })
  usePageTitle(title)
  const groupsOf = (described: GroupDetail) => [
    { id: 'group', title: t('details'), attributes: fields.described(described) },
  ]
  return (
    <>
      <BackLink to={toGroup(group.dn)}>{group.name}</BackLink>
      <PageHeader title={title} count={undefined} />
      <EntityForm
        mode="edit"
        label={title}
        saveText={t('edit.save')}
        groups={groupsOf(group)}
        controls={groupControls}
        draftName={`group ${group.dn}`}
        readStored={async () => ({ groups: groupsOf((await readAgain()) ?? group) })}
        onSave={save}
      />
    </>
  )
}

function useChange(dn: string) {
  const { t } = useTranslation('groups')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [changeGroup] = useChangeGroupMutation()
  return async ({ attributes }: EntitySubmission) => {
    const name = sentOf(attributes, 'name')
    const description = sentOf(attributes, 'description')
    await changeGroup({
      dn,
      ...(name && { name: name[0] ?? '' }),
      ...(description && { description: description[0] ?? '' }),
    }).unwrap()
    dispatch(showFeedback({ status: 200, text: t('edit.done') }))
    void navigate(toGroup(dn), { replace: true })
  }
}
