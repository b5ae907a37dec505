import { useMemo, type ComponentProps } from 'react'
import type { CategoryType } from '../../category/api'
import { categoryTab } from '../../category/pickerTab'
import { containerTab } from '../../container/pickerTab'
import { groupTab } from '../../group/pickerTab'
import { prdTab } from '../../request-definition/pickerTab'
import { roleTab } from '../../role/pickerTab'
import { teamTab } from '../../team/pickerTab'
import { userTab } from '../../user/pickerTab'
import { ApprovalEditor } from '../../../shared/blocks/approval/ApprovalEditor'
import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'

/** The properties of a field that `form.field` returns. */
type ItemsProps = Omit<ComponentProps<typeof EntityPicker>, 'tabs' | 'selection'>

const CATEGORIES = {
  role: [categoryTab({ categoryType: 'role' })],
  resource: [categoryTab({ categoryType: 'resource' })],
} as const
const WORKFLOWS = {
  role: [prdTab({ prdType: 'role', isSingle: true })],
  resource: [prdTab({ prdType: 'resource', isSingle: true })],
} as const

/** Categories of roles or of resources. */
export function CategoryPicker({ type, ...props }: ItemsProps & { type: CategoryType }) {
  return <EntityPicker {...props} tabs={CATEGORIES[type]} selection="multi" hasClear />
}

/** Users, groups, containers and teams; their order is kept. Source: SPEC 3 "Role". */
export function OwnerPicker(props: ItemsProps) {
  const { client, user } = useBootstrap()
  const tabs = useMemo(
    () =>
      [
        userTab({ clientId: client.id }),
        groupTab({ clientId: client.id }),
        containerTab({ containerType: 'user', ownDn: user.dn }),
        teamTab(),
      ] as const,
    [client.id, user.dn],
  )
  return <EntityPicker {...props} tabs={tabs} selection="multi" isDraggable hasClear />
}

type EditorProps = ComponentProps<typeof ApprovalEditor>

interface ApprovalFieldProps extends Pick<
  EditorProps,
  'label' | 'isTitled' | 'value' | 'onChange' | 'isChecked' | 'offersRetain' | 'offersSameAsGrant'
> {
  /** The kind of object that the custom workflows are for. */
  type: CategoryType
}

/** Chooses the approval for grants or revocations of a role or a resource. Source: SPEC 3 "Approval". */
export function ApprovalField({ type, ...props }: ApprovalFieldProps) {
  const { client, user } = useBootstrap()
  const approvers = useMemo(
    () =>
      [
        userTab({ clientId: client.id }),
        groupTab({ clientId: client.id }),
        roleTab(),
        containerTab({ containerType: 'user', ownDn: user.dn }),
      ] as const,
    [client.id, user.dn],
  )
  return (
    <ApprovalEditor
      {...props}
      approverPicker={(slot) => (
        <EntityPicker {...slot} tabs={approvers} selection="multi" isDraggable />
      )}
      definitionPicker={(slot) => (
        <EntityPicker {...slot} tabs={WORKFLOWS[type]} selection="single" />
      )}
    />
  )
}
