import { useTranslation } from 'react-i18next'
import { useChangeUserMutation, useLazyReadUserFormQuery } from '../../entities/user/changes'
import type { UserForm } from '../../entities/user/userForm'
import { useFormGroups } from '../../entities/user/useFormGroups'
import { referenceControls } from '../../entities/entity/ui/ReferenceField'
import { EntityForm } from '../../shared/blocks/entity-form/EntityForm'
import type { EntitySubmission } from '../../shared/blocks/entity-form/entityValues'
import { useOpenSaved } from '../../shared/blocks/record-form/useOpenSaved'
import { PageHeader } from '../../shared/blocks/page/PageHeader'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { toUser } from './routes'

/**
 * The form of a user. After a save the form closes; the user's page and the list load the user again. Source: SPEC 4
 * "Other states", edit mode; SPEC 5 "Users".
 */
export function UserEditForm({ user }: { user: UserForm }) {
  const { t } = useTranslation('users')
  const openSaved = useOpenSaved()
  const clientId = useBootstrap().client.id
  const groupsOf = useFormGroups()
  const [change] = useChangeUserMutation()
  const [read] = useLazyReadUserFormQuery()
  const { dn, fullName: name } = user
  const readStored = async () => {
    const stored = await read({ dn, clientId }).unwrap()
    return { groups: groupsOf(stored.attributes), photo: stored.photo }
  }
  const save = async ({ attributes }: EntitySubmission) => {
    await change({ dn, attributes, clientId }).unwrap()
    openSaved({ name, text: t('edit.saved'), page: toUser(dn) })
  }
  return (
    <>
      <PageHeader title={t('edit.title', { name })} count={undefined} />
      <EntityForm
        mode="edit"
        label={t('edit.title', { name })}
        saveText={t('edit.save')}
        groups={groupsOf(user.attributes)}
        photo={user.photo}
        photoName={name}
        controls={referenceControls}
        draftName={`user ${dn}`}
        readStored={readStored}
        onSave={save}
      />
    </>
  )
}
