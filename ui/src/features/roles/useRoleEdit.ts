import { useTranslation } from 'react-i18next'
import { getRole, useChangeRoleMutation } from '../../entities/role/api'
import type { RoleDetail } from '../../entities/role/model'
import { roleFieldsOf, toRoleBody } from '../../entities/role/roleChange'
import { useRecordForm } from '../../shared/blocks/record-form/useRecordForm'
import { freshly } from '../../shared/platform/api/read'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { useRoleFields } from './useRoleFields'

/**
 * The form of a stored role. A save sends the whole role as it is stored then, with the changes of
 * this form.
 *
 * @param draftName - the name of the tab, because each tab has its own draft.
 */
export function useRoleEdit(role: RoleDetail, draftName: string, onSaved: () => void) {
  const { t } = useTranslation('roles')
  const dispatch = useAppDispatch()
  const { default: locale } = useBootstrap().locales
  const [changeRole] = useChangeRoleMutation()
  const { id } = role
  return useRecordForm({
    fields: useRoleFields(),
    stored: roleFieldsOf(role),
    // A record that was deleted in the meantime has no conflicts; the save itself fails.
    read: async () =>
      roleFieldsOf((await dispatch(getRole.initiate(id, freshly)).unwrap()) ?? role),
    isReadBack: true,
    draftName: `${draftName} ${id}`,
    onSave: async ({ all }) => {
      const body = toRoleBody(all, locale)
      await changeRole({ id, ...body }).unwrap()
      return body.name
    },
    onSaved: (name) => {
      dispatch(showFeedback({ status: 200, text: t('edit.done'), about: { name } }))
      onSaved()
    },
  })
}
