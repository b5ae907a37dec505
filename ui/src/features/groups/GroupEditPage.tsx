import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useChangeGroupMutation } from '../../entities/group/api'
import type { GroupDetail } from '../../entities/group/model'
import { FormSection } from '../../shared/blocks/form/FormSection'
import { BackLink } from '../../shared/blocks/page/BackLink'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { usePageTitle } from '../../shared/platform/routing/usePageTitle'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { TextArea } from '../../shared/ui/TextArea'
import { TextField } from '../../shared/ui/TextField'
import { GroupBoundary } from './GroupBoundary'
import { toGroup } from './routes'
import { useGroupFields } from './useGroupFields'

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
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [changeGroup] = useChangeGroupMutation()
  return useRecordForm({
    fields: useGroupFields(),
    stored: described(group),
    read: async () => described((await readAgain()) ?? group),
    draftName: `group ${group.dn}`,
    onSave: async ({ changed, all: { name } }) => {
      await changeGroup({ dn: group.dn, ...changed }).unwrap()
      return name
    },
    onSaved: (name) => {
      dispatch(showFeedback({ status: 200, text: t('edit.done'), about: { name } }))
      void navigate(toGroup(group.dn), { replace: true })
    },
  })
}

const described = ({ name, description }: GroupDetail) => ({ name, description })
