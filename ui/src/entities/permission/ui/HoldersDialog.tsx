import { useTranslation } from 'react-i18next'
import { freshly } from '../../../shared/platform/api/read'
import { useErrorText } from '../../../shared/platform/errors/useErrorText'
import type { ItemDialogProps } from '../../../shared/blocks/entity-picker/pickerTab'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import { MAX_SIZE } from '../../../shared/blocks/listing/listQuery'
import { MembersDialog } from '../../../shared/blocks/members/MembersDialog'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import { findHolders } from '../api'

/** The most holders that one call returns. Source: docs/assumptions.md A-329. */
const MOST = MAX_SIZE

/** Chooses holders of a role or resource, or all of them. */
export function HoldersDialog(props: ItemDialogProps) {
  const { item, onChoose } = props
  const { t } = useTranslation('members')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const permission = { id: item.id, type: item.entityType ?? 'role' }
  const chooseAll = async (query: string) => {
    const asked = { query, page: 0, size: MOST, permission }
    const { data, error } = await dispatch(findHolders.initiate(asked, freshly))
    if (!data) {
      dispatch(showFeedback({ id: 'holders', status: -1, text: errorText(error) }))
      return
    }
    const { rows, total } = data
    if (total > MOST) {
      const text = t('capped', { most: MOST, total })
      dispatch(showFeedback({ id: 'holders', status: 'warning', text }))
    }
    onChoose(rows.map((person) => ({ ...person, parentId: item.id })))
  }
  return (
    <MembersDialog
      {...props}
      title={t('holders', { name: item.name })}
      find={(asked) => findHolders.initiate({ ...asked, permission }, freshly)}
      onEverybody={chooseAll}
    />
  )
}
