import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftDialog } from '../../../shared/blocks/drafts/DraftDialog'
import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import { endOfDay, startOfDay } from '../../../shared/blocks/values/day'
import { operations } from '../../admin-rights/operations'
import { useOperations } from '../../admin-rights/useOperations'
import { resourceTab } from '../../resource/pickerTab'
import { roleTab } from '../../role/pickerTab'
import { useGrantMutation } from '../api'
import type { PermissionKind } from '../model'
import type { Holder } from './holder'
import { useNewAssignments, type NewAssignments } from './useNewAssignments'
import { NewAssignmentFields } from './NewAssignmentFields'

interface AssignDialogProps {
  kind: PermissionKind
  holder: Holder
  onClose: () => void
}

const NOTHING: readonly PickerItem[] = []

/**
 * The dialog that assigns roles or resources to a person or group, with reason, start and end.
 * Items that failed stay with their reason; a conflict of duties asks for a justification.
 */
export function AssignDialog({ kind, holder, onClose }: AssignDialogProps) {
  const { t } = useTranslation('assignments')
  const tabs = useMemo(() => [kind === 'role' ? roleTab() : resourceTab()] as const, [kind])
  const [grant] = useGrantMutation()
  const name = holder.name
  const form = useNewAssignments<PickerItem>({
    draftName: `assign ${kind} ${holder.dn}`,
    items: NOTHING,
    send: (entered) => grant(toGrant(kind, holder, entered)).unwrap(),
    tell: (isDone, count) =>
      isDone ? t(`${kind}.assigned`, { count, name }) : t(`${kind}.notAssigned`, { count, name }),
    onDone: onClose,
  })
  const forbidden = useForbidden(kind, form.entered.items)
  return (
    <DraftDialog
      title={t(`${kind}.assignTo`, { name })}
      draft={form.draft}
      onRestore={form.restore}
      verb={t('assign')}
      isBusy={form.isBusy}
      onDo={() => void form.submit()}
      onClose={onClose}
    >
      <EntityPicker
        label={t(`${kind}.title`)}
        tabs={tabs}
        selection="multi"
        isRequired
        value={form.entered.items}
        onChange={(items) => form.change({ items })}
        error={form.errors.items ?? forbidden}
      />
      <NewAssignmentFields form={form} hasStart />
    </DraftDialog>
  )
}

/** Names the items that the user may not assign; the server would refuse them. */
function useForbidden(kind: PermissionKind, items: readonly PickerItem[]): string | undefined {
  const { t } = useTranslation('assignments')
  const ids = items.map(({ id }) => id)
  const may = useOperations(kind, ids)
  const refused = items.filter(({ id }) => may(operations[kind].assign, id) === false)
  return refused.length > 0 ? t('noAssign', { names: refused.map(({ name }) => name) }) : undefined
}

function toGrant(kind: PermissionKind, holder: Holder, entered: NewAssignments<PickerItem>) {
  return {
    kind,
    holder: holder.dn,
    holderKind: holder.kind,
    ids: entered.items.map(({ id }) => id),
    reason: entered.reason,
    effectiveAt: entered.from === undefined ? undefined : startOfDay(entered.from),
    expiresAt: entered.until === undefined ? undefined : endOfDay(entered.until),
    justification: entered.justification,
  }
}
