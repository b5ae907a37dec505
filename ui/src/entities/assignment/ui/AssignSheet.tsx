import { skipToken } from '@reduxjs/toolkit/query/react'
import { Box, IdCard } from 'lucide'
import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import type { Approval } from '../../../shared/blocks/approval/approval'
import { DraftDialog } from '../../../shared/blocks/drafts/DraftDialog'
import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import { endOfDay, startOfDay } from '../../../shared/blocks/values/day'
import { linkedOutcome } from '../../../shared/platform/store/outcome'
import { Glyph } from '../../../shared/ui/Glyph'
import { Switch } from '../../../shared/ui/Switch'
import { useGroupSizes } from '../../group/useGroupSizes'
import { approversOf } from '../../impact/approversOf'
import { useReadResourceDefinitionQuery, useReadRoleDefinitionQuery } from '../../permission/api'
import type { Answers, HeldPermission, Recipient } from '../holderModel'
import { useAssignPermissionMutation } from '../holdersApi'
import { AssignNext } from './AssignNext'
import { ReachQuestion } from './ReachQuestion'
import { useReachText } from './useReachText'
import { type ImpactLinks, useAssignmentImpact } from './useAssignmentImpact'
import { useRecipientTabs } from './useRecipientTabs'
import { useNewAssignments, type NewAssignments } from './useNewAssignments'
import { NewAssignmentFields } from './NewAssignmentFields'
import { NewAssignmentQuestions } from './NewAssignmentQuestions'

interface AssignSheetProps {
  permission: HeldPermission
  links: ImpactLinks
  onClose: () => void
}

const NOBODY: readonly PickerItem[] = []
const LOOKS = {
  role: { of: IdCard, tint: 'role' },
  resource: { of: Box, tint: 'resource' },
} as const

/**
 * The sheet that assigns a role to people, groups and containers, or a resource to people, with
 * answers, reason, start and end. Recipients that failed stay with their reason; a conflict of
 * duties asks for a justification.
 */
export function AssignSheet({ permission, links, onClose }: AssignSheetProps) {
  const { t } = useTranslation('holders')
  const { kind, id, name } = permission
  const [assign] = useAssignPermissionMutation()
  const [isDeep, setDeep] = useState(true)
  const [asking, setAsking] = useState<() => Promise<unknown>>()
  const form = useNewAssignments<PickerItem>({
    draftName: `assign holders ${id}`,
    items: NOBODY,
    ...(permission.questions && { questions: permission.questions }),
    send: async (entered) =>
      linkedOutcome(await assign({ permission, ...toGrant(entered, isDeep) }).unwrap(), (dn) =>
        isUser(entered.items, dn) ? links.toUser(dn) : undefined,
      ),
    ask: ({ items }, go) => {
      if (items.some(isShared)) setAsking(() => go)
      else void go()
    },
    tell: (isDone, total) =>
      isDone ? t('assign.done', { total, name }) : t('assign.failed', { total, name }),
    onDone: onClose,
  })
  const { items } = form.entered
  const recipients = items.map((item) => toRecipient(item, isDeep))
  const approval = useGrantApproval(permission)
  const sizes = useGroupSizes(groupsIn(items))
  const { preview, clashing } = useAssignmentImpact(
    { permission, what: 'assigned', approvers: approversOf(approval), links },
    recipients,
  )
  return (
    <DraftDialog
      title={t('assign.title', { name })}
      side={{
        glyph: <Glyph {...LOOKS[kind]} />,
        about: t(`assign.about.${kind}`),
        note: items.length > 0 && t('assign.requests', { total: items.length }),
      }}
      draft={form.draft}
      onRestore={form.restore}
      verb={items.length > 0 ? t('assign.verb', { count: items.length }) : t('assign.open')}
      isBusy={form.isBusy}
      onDo={() => void form.submit()}
      onClose={onClose}
    >
      <EntityPicker
        label={t('assign.recipients')}
        tabs={useRecipientTabs(kind)}
        selection="multi"
        isRequired
        hint={useReachText(items, sizes.total)}
        value={items}
        onChange={(chosen) => form.change({ items: chosen })}
        error={form.errors.items}
      />
      {items.some(({ type }) => type === 'container') && (
        <Switch label={t('assign.deep')} isSelected={isDeep} onChange={setDeep} />
      )}
      <NewAssignmentQuestions form={form} />
      <NewAssignmentFields form={form} hasStart />
      <AssignNext
        approval={approval}
        recipients={items}
        sizeOf={sizes.sizeOf}
        clashing={clashing}
      />
      {preview}
      {asking && (
        <ReachQuestion
          permission={permission}
          recipients={items.filter(isShared)}
          members={sizes.total}
          onConfirm={asking}
          onClose={() => setAsking(undefined)}
        />
      )}
    </DraftDialog>
  )
}

/** Whether a recipient stands for all its people. */
function isShared({ type }: PickerItem): boolean {
  return type !== 'user'
}

function isUser(items: readonly PickerItem[], dn: string): boolean {
  return items.some(({ id, type }) => id === dn && type === 'user')
}

function groupsIn(items: readonly PickerItem[]): string[] {
  return items.flatMap(({ type, id }) => (type === 'group' ? [id] : []))
}

function toGrant({ items, from, until, ...said }: NewAssignments<PickerItem>, isDeep: boolean) {
  const { reason, justification, answers } = said
  return {
    answers: toAnswers(answers),
    recipients: items.map((item) => toRecipient(item, isDeep)),
    reason,
    justification,
    effectiveAt: from === undefined ? undefined : startOfDay(from),
    expiresAt: until === undefined ? undefined : endOfDay(until),
  }
}

function toAnswers(answers: NewAssignments<PickerItem>['answers']): Answers {
  const values = (items: readonly PickerItem[]) => items.map(({ id }) => id)
  return Object.fromEntries(Object.entries(answers).map(([key, items]) => [key, values(items)]))
}

function toRecipient({ id: dn, name, type }: PickerItem, isDeep: boolean): Recipient {
  if (type === 'group') return { dn, name, kind: 'group' }
  if (type !== 'container') return { dn, name, kind: 'user' }
  return { dn, name, kind: isDeep ? 'subcontainer' : 'container' }
}

/**
 * The approval of requests for a role or resource; undefined while it loads, and when it is hidden.
 */
function useGrantApproval({ kind, id }: HeldPermission): Approval | undefined {
  const role = useReadRoleDefinitionQuery(kind === 'role' ? id : skipToken)
  const resource = useReadResourceDefinitionQuery(kind === 'resource' ? id : skipToken)
  return (kind === 'role' ? role : resource).data?.approval
}
