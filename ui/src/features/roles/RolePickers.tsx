import { useMemo, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { categoryTab } from '../../entities/category/pickerTab'
import { containerTab } from '../../entities/container/pickerTab'
import { groupTab } from '../../entities/group/pickerTab'
import { prdTab } from '../../entities/request-definition/pickerTab'
import { roleTab } from '../../entities/role/pickerTab'
import { teamTab } from '../../entities/team/pickerTab'
import { userTab } from '../../entities/user/pickerTab'
import { ApprovalEditor } from '../../shared/blocks/approval/ApprovalEditor'
import type { Approval } from '../../shared/blocks/approval/approval'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** A field of a form, as `form.field` gives it. */
type ItemsProps = Omit<ComponentProps<typeof EntityPicker>, 'tabs' | 'selection'>

const CATEGORIES = [categoryTab({ categoryType: 'role' })] as const
const WORKFLOWS = [prdTab({ prdType: 'role', isSingle: true })] as const

export function CategoryPicker(props: ItemsProps) {
  return <EntityPicker {...props} tabs={CATEGORIES} selection="multi" hasClear />
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

/** A container of roles of this level. */
export function ContainerPicker({ level, ...props }: ItemsProps & { level: number }) {
  const ownDn = useBootstrap().user.dn
  const tabs = useMemo(
    () =>
      [
        containerTab({
          containerType: 'role',
          ownDn,
          level,
          containerRootSelectable: true,
          isSingle: true,
        }),
      ] as const,
    [ownDn, level],
  )
  return <EntityPicker {...props} tabs={tabs} selection="single" />
}

interface RoleApprovalEditorProps {
  value: Approval
  onChange: (approval: Approval) => void
  /** Everything that is missing is said: saving was tried. */
  isChecked: boolean
  /** Of several roles: each can keep what it has. */
  offersRetain?: boolean
}

/** Who has to agree before somebody gets a role. Source: SPEC 3 "Approval". */
export function RoleApprovalEditor(props: RoleApprovalEditorProps) {
  const { t } = useTranslation('roles')
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
      label={t('approval.title')}
      approverPicker={(slot) => (
        <EntityPicker {...slot} tabs={approvers} selection="multi" isDraggable />
      )}
      definitionPicker={(slot) => <EntityPicker {...slot} tabs={WORKFLOWS} selection="single" />}
    />
  )
}
