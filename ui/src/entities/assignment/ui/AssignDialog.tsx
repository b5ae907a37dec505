import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EntityPicker } from '../../../shared/entity-picker/EntityPicker'
import type { PickerItem } from '../../../shared/entity-picker/pickerItem'
import { Dialog } from '../../../shared/ui/Dialog'
import { DialogActions } from '../../../shared/ui/DialogActions'
import { resourceTab } from '../../resource/pickerTab'
import { roleTab } from '../../role/pickerTab'
import { useGrantMutation } from '../api'
import type { PermissionKind } from '../model'
import type { Holder } from './holder'
import { startOf, useWish, type Wish } from './useWish'
import { WishFields } from './WishFields'

interface AssignDialogProps {
  kind: PermissionKind
  holder: Holder
  onClose: () => void
}

const NOTHING: readonly PickerItem[] = []

/**
 * Gives somebody roles or resources: which, why, from when until when. What could not be asked for stays, with the
 * reason; a conflict of duties wants a justification.
 */
export function AssignDialog({ kind, holder, onClose }: AssignDialogProps) {
  const { t } = useTranslation('assignments')
  const tabs = useMemo(() => [kind === 'role' ? roleTab() : resourceTab()] as const, [kind])
  const [grant] = useGrantMutation()
  const name = holder.name
  const form = useWish<PickerItem>({
    items: NOTHING,
    send: (wish) => grant(toGrant(kind, holder, wish)).unwrap(),
    tell: (isDone, count) =>
      isDone ? t(`${kind}.assigned`, { count, name }) : t(`${kind}.notAssigned`, { count, name }),
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      title={t(`${kind}.assignTo`, { name })}
      onClose={onClose}
      actions={
        <DialogActions
          verb={t('assign')}
          isBusy={form.isBusy}
          onDo={() => void form.submit()}
          onCancel={onClose}
        />
      }
    >
      <EntityPicker
        label={t(`${kind}.title`)}
        tabs={tabs}
        selection="multi"
        isRequired
        value={form.wish.items}
        onChange={(items) => form.change({ items })}
        error={form.errors.items}
      />
      <WishFields form={form} hasStart />
    </Dialog>
  )
}

function toGrant(kind: PermissionKind, holder: Holder, wish: Wish<PickerItem>) {
  return {
    kind,
    holder: holder.dn,
    holderKind: holder.kind,
    ids: wish.items.map(({ id }) => id),
    reason: wish.reason,
    effectiveAt: startOf(wish.from),
    expiresAt: startOf(wish.until),
    justification: wish.justification,
  }
}
