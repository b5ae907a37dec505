import { useTranslation } from 'react-i18next'
import { useListText } from '../../i18n/useListText'
import { useListRoleLevelsQuery } from '../../entities/role/api'
import type { NewRoleFields, RoleFields } from '../../entities/role/roleChange'
import type { Approval } from '../../shared/blocks/approval/approval'
import { approvalProblems } from '../../shared/blocks/approval/approvalProblems'
import { keyOf } from '../../shared/blocks/entity-picker/pickerItem'
import { nameAndDescription } from '../../shared/blocks/localized-text/nameAndDescription'
import type { RecordField, RecordFields } from '../../shared/blocks/record-form/recordField'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { commonName } from '../../shared/blocks/validation/text'

/** The fields of a role. Source: SPEC 3 "Role". */
export function useRoleFields(): RecordFields<RoleFields> {
  const { t } = useTranslation('roles')
  const kinds = useFieldKinds()
  return {
    texts: kinds.localized({ label: t('texts.title'), fields: useRoleTexts() }),
    categories: kinds.items({ label: t('column.categories') }),
    // Requesters see the first owner first: the order counts.
    owners: {
      ...kinds.item({ label: t('column.owners'), hint: t('owners.hint') }),
      isSame: isSameOrder,
    },
    approval: useApprovalField(),
    isRevokeApproved: kinds.flag({ label: t('approval.revoke'), hint: t('approval.revokeHint') }),
  }
}

/** The fields of a new role: those that stay come with it. */
export function useNewRoleFields(): RecordFields<NewRoleFields> {
  const { t } = useTranslation('roles')
  const kinds = useFieldKinds()
  const { texts, ...others } = useRoleFields()
  const { data: levels = [] } = useListRoleLevelsQuery(undefined)
  return {
    texts,
    id: kinds.text({ label: t('id.label'), schema: commonName }),
    level: {
      label: t('column.level'),
      hint: t('level.hint'),
      isRequired: true,
      isSame: Object.is,
      text: (level) => levels.find((each) => each.level === level)?.name ?? String(level),
    },
    container: kinds.item({ label: t('container'), hint: t('containerHint') }),
    ...others,
  }
}

/** What a role is called and said to be. */
export function useRoleTexts() {
  const { t } = useTranslation('roles')
  return nameAndDescription({ name: t('column.name'), description: t('column.description') })
}

type Items = RoleFields['owners']

function isSameOrder(one: Items, other: Items): boolean {
  return one.map(keyOf).join('\n') === other.map(keyOf).join('\n')
}

function useApprovalField(): RecordField<Approval> {
  const { t } = useTranslation(['roles', 'approval'])
  const listText = useListText()
  return {
    label: t('approval.title'),
    problemOf: (approval) => {
      const { approvers, quorum, definition } = approvalProblems(approval)
      return approvers ?? quorum ?? definition
    },
    isSame: (one, other) => JSON.stringify(counting(one)) === JSON.stringify(counting(other)),
    text: (approval) => {
      const { kind, approvers, definition } = approval
      if (kind === 'NONE' || kind === 'RETAIN') return t('approval:steps.NoApproval')
      const who = kind === 'CUSTOM' ? (definition ? [definition] : []) : approvers
      const share = kind === 'QUORUM' ? ` ${String(approval.quorum)}%` : ''
      const names = listText(who.map(({ name }) => name))
      return `${t(`approval:kind.${kind}.name`)}${share}: ${names}`
    },
  }
}

/** What has an effect: what another kind needs is kept in the form. */
function counting({ kind, approvers, quorum, definition }: Approval) {
  if (kind === 'CUSTOM') return [kind, definition?.id]
  if (kind !== 'SERIAL' && kind !== 'QUORUM') return [kind]
  return [kind, approvers.map(keyOf), kind === 'QUORUM' ? quorum : undefined]
}
