import { useTranslation } from 'react-i18next'
import { freshly } from '../../../shared/api/read'
import { useErrorText } from '../../../shared/api/useErrorText'
import type { PickerItem } from '../../../shared/entity-picker/pickerItem'
import type { ItemDialogProps } from '../../../shared/entity-picker/pickerTab'
import { showFeedback } from '../../../shared/feedback/feedbackSlice'
import { MAX_SIZE } from '../../../shared/listing/listQuery'
import { MembersDialog } from '../../../shared/members/MembersDialog'
import { useMemberPause } from '../../../shared/members/useMemberPause'
import { useAppDispatch } from '../../../shared/store/hooks'
import { findHolders } from '../api'

/** As many as one call gives. Source: docs/assumptions.md A-329. */
const MOST = MAX_SIZE

/** Which of the people are meant who have a role or resource, or all of them. */
export function HoldersDialog({ item, onChoose, onClose }: ItemDialogProps) {
  const { t } = useTranslation('members')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const permission = { id: item.id, type: item.entityType ?? 'role' }
  const choose = (people: readonly PickerItem[]) =>
    onChoose(people.map((person) => ({ ...person, parentId: item.id })))
  const chooseAll = async (query: string) => {
    const asked = { query, page: 0, size: MOST, permission }
    const { data, error } = await dispatch(findHolders.initiate(asked, freshly))
    if (!data) {
      dispatch(showFeedback({ id: 'holders', status: -1, text: errorText(error) }))
      return
    }
    const { members, total } = data
    if (total > MOST) {
      const text = t('capped', { most: MOST, total })
      dispatch(showFeedback({ id: 'holders', status: 'warning', text }))
    }
    choose(members)
  }
  return (
    <MembersDialog
      name={item.name}
      title={t('holders', { name: item.name })}
      find={(asked) => findHolders.initiate({ ...asked, permission }, freshly)}
      pauseMs={useMemberPause()}
      onEverybody={chooseAll}
      onConfirm={({ members }) => choose(members)}
      onClose={onClose}
    />
  )
}
