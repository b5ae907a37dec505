import { useTranslation } from 'react-i18next'
import { useChangeGroupMembersMutation } from '../../entities/group/api'
import { useUserTabs } from '../../entities/user/useUserTabs'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import { useDialogForm } from '../../shared/blocks/record-form/useDialogForm'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { useAppDispatch } from '../../shared/platform/store/hooks'

interface AddMembersProps {
  dn: string
  /** Called with the DNs of the people who are added. */
  onAdd: (dns: readonly string[]) => void
  onClose: () => void
}

/** Chooses people and adds them to a group, in one call. */
export function AddMembers({ dn, onAdd, onClose }: AddMembersProps) {
  const { t } = useTranslation('groups')
  const dispatch = useAppDispatch()
  const kinds = useFieldKinds()
  const [changeMembers] = useChangeGroupMembersMutation()
  const form = useDialogForm<{ people: readonly PickerItem[] }>({
    fields: { people: kinds.items({ label: t('members.people'), isRequired: true }) },
    stored: { people: [] },
    draftName: `group members ${dn}`,
    draftVersion: 2,
    onSave: async ({ all: { people } }) => {
      const members = people.map(({ id }) => id)
      onAdd(members)
      await changeMembers({ dn, members, membersAction: 'add' }).unwrap()
      const outcome = { success: true, succeeded: people, failed: [] }
      dispatch(showFeedback({ text: t('members.add.done', { count: people.length }), outcome }))
    },
    onSaved: onClose,
  })
  const count = form.now.people.length
  return (
    <FormDialog
      form={form}
      title={t('members.add.open')}
      verb={t('members.add.verb', { count })}
      isDisabled={count === 0}
      onClose={onClose}
    >
      <EntityPicker {...form.field('people')} tabs={useUserTabs()} selection="multi" hasClear />
    </FormDialog>
  )
}
