import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { getProfile } from '../../entities/profile/api'
import type { Profile } from '../../entities/profile/model'
import { useChangeUserMutation } from '../../entities/user/changes'
import { referenceControls } from '../../entities/entity/ui/ReferenceField'
import { useFormGroups } from '../../entities/user/useFormGroups'
import { freshly } from '../../shared/platform/api/read'
import { EntityForm } from '../../shared/blocks/entity-form/EntityForm'
import type { EntitySubmission } from '../../shared/blocks/entity-form/entityValues'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { Button } from '../../shared/ui/Button'
import styles from './ProfileForm.module.css'
import { toProfile } from './routes'
import { useOwnQuery } from './useOwnQuery'

/** What the person may change of themselves. Source: SPEC 5 "Users"; docs/assumptions.md A-93. */
export function ProfileForm({ profile: { user, form } }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const toGroups = useFormGroups()
  const { save, readStored } = useProfileChange()
  return (
    <>
      <div className={styles.head}>
        <Button href={toProfile()}>{t('stopEditing')}</Button>
      </div>
      <EntityForm
        mode="edit"
        label={t('editLabel')}
        saveText={t('save')}
        groups={toGroups(form.attributes)}
        photo={form.photo}
        photoName={user.fullName}
        controls={referenceControls}
        draftName="profile"
        readStored={async () => {
          const stored = await readStored()
          return { groups: toGroups(stored.attributes), photo: stored.photo }
        }}
        onSave={save}
      />
    </>
  )
}

function useProfileChange() {
  const { t } = useTranslation('profile')
  const own = useOwnQuery()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [change] = useChangeUserMutation()
  const save = async ({ attributes }: EntitySubmission) => {
    await change({ ...own, isProfile: true, attributes }).unwrap()
    dispatch(showFeedback({ status: 200, text: t('saved') }))
    void navigate(toProfile())
  }
  const readStored = async () => {
    const { form } = await dispatch(getProfile.initiate(own, freshly)).unwrap()
    return form
  }
  return { save, readStored }
}
