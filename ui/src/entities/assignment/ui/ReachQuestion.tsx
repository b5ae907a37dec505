import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/blocks/confirm/ConfirmDialog'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import type { HeldPermission } from '../holderModel'
import { MANY } from './useHolderActions'

interface ReachQuestionProps {
  permission: HeldPermission
  /** Groups and containers, at least one. */
  recipients: readonly PickerItem[]
  /** The number of people in the groups; undefined when it is unknown. */
  members: number | undefined
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/**
 * Asks before all people in groups and containers get a permission. Source: docs/assumptions.md
 *
 */
export function ReachQuestion(props: ReachQuestionProps) {
  const { permission, recipients, members, onConfirm, onClose } = props
  const { t } = useTranslation('holders')
  const groups = recipients.filter(({ type }) => type === 'group')
  const hasContainers = groups.length < recipients.length
  const mayBeMany = hasContainers || members === undefined || members > MANY
  const { name } = permission
  return (
    <ConfirmDialog
      kind="change"
      title={t('reach.title', { name })}
      consequence={
        <>
          {members !== undefined && groups.length > 0 && t('reach.members', { total: members })}{' '}
          {hasContainers && t('reach.containers')}
        </>
      }
      affected={recipients.map((each) => each.name)}
      verb={t('assign.open')}
      typed={mayBeMany ? name : undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
