import { useTranslation } from 'react-i18next'
import { AffectedNames } from '../../../shared/blocks/confirm/AffectedNames'
import { DraftDialog } from '../../../shared/blocks/drafts/DraftDialog'
import { dayOf, endOfDay } from '../../../shared/blocks/values/day'
import type { HeldPermission, PermissionHolder } from '../holderModel'
import { useExtendPermissionMutation } from '../holdersApi'
import { useNewAssignments } from './useNewAssignments'
import { NewAssignmentFields } from './NewAssignmentFields'

interface ExtendDialogProps {
  permission: HeldPermission
  /** At least one holder, each with an end. */
  holders: readonly PermissionHolder[]
  onDone: () => void
  onClose: () => void
}

/**
 * The dialog that requests a later end, or no end, for assignments. Source: docs/assumptions.md
 *
 */
export function ExtendDialog({ permission, holders, onDone, onClose }: ExtendDialogProps) {
  const { t } = useTranslation('holders')
  const [extend] = useExtendPermissionMutation()
  const { name } = permission
  const form = useNewAssignments({
    draftName: `extend ${permission.id} ${holders.map(({ key }) => key).join(' ')}`,
    items: holders.map(({ recipient, answers }) => ({ ...recipient, id: recipient.dn, answers })),
    until: dayOf(Math.max(...holders.map(({ expiresAt = 0 }) => expiresAt))),
    send: ({ items, reason, justification, until }) =>
      extend({
        permission,
        holders: items,
        reason,
        justification,
        expiresAt: until === undefined ? undefined : endOfDay(until),
      }).unwrap(),
    tell: (isDone, total) =>
      isDone ? t('extend.done', { total, name }) : t('extend.failed', { total, name }),
    onDone: () => {
      onDone()
      onClose()
    },
  })
  return (
    <DraftDialog
      title={t('extend.title', { name })}
      draft={form.draft}
      onRestore={form.restore}
      verb={t('extend.verb')}
      isBusy={form.isBusy}
      onDo={() => void form.submit()}
      onClose={onClose}
    >
      <p>{t('extend.text')}</p>
      <AffectedNames names={form.entered.items.map((each) => each.name)} />
      <NewAssignmentFields form={form} hasStart={false} />
    </DraftDialog>
  )
}
