import { IdCard } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeRolesMutation, useReadRolesQuery } from '../../entities/role/bulkApi'
import { planOf, type BulkChange } from '../../entities/role/bulkChange'
import type { Role, RoleDetail } from '../../entities/role/model'
import { toRoleBody } from '../../entities/role/roleChange'
import { toApproval } from '../../shared/blocks/approval/approval'
import { approvalProblems } from '../../shared/blocks/approval/approvalProblems'
import { BulkEditDialog } from '../../shared/blocks/bulk-edit/BulkEditDialog'
import { unchangedList } from '../../shared/blocks/bulk-edit/listChange'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Glyph } from '../../shared/ui/Glyph'
import { BulkEditFields } from './BulkEditFields'

interface RoleBulkEditProps {
  roles: readonly Role[]
  onChanged: () => void
  onClose: () => void
}

const nothing: BulkChange = {
  categories: unchangedList,
  owners: unchangedList,
  approval: toApproval(undefined),
  revocation: 'retain',
}

/**
 * Changes several roles at once; each role is sent as a whole. Source: docs/assumptions.md A-465.
 */
export function RoleBulkEdit({ roles, ...dialog }: RoleBulkEditProps) {
  const { t } = useTranslation(['roles', 'definition'])
  const { default: locale } = useBootstrap().locales
  const [change, setChange] = useState(nothing)
  const [changeRoles] = useChangeRolesMutation()
  const query = useReadRolesQuery(
    roles.map(({ id }) => id),
    { refetchOnMountOrArgChange: true },
  )
  const plan = (read: readonly RoleDetail[]) =>
    planOf(read, change).map(({ role: { id, name }, fields, changed }) => ({
      id,
      name,
      fields,
      changed: changed.map((part) => t(`definition:bulk.part.${part}`)),
    }))
  return (
    <BulkEditDialog
      {...dialog}
      texts={{
        title: t('bulk.title', { count: roles.length }),
        failedTitle: t('listFailed'),
        verb: (count) => t('bulk.verb', { count }),
        done: (count) => t('bulk.done', { count }),
        failed: (count) => t('bulk.failed', { count }),
      }}
      sign={<Glyph of={IdCard} tint="role" />}
      query={query}
      planOf={plan}
      isComplete={Object.keys(approvalProblems(change.approval)).length === 0}
      send={(planned) =>
        changeRoles(
          planned.map(({ id, fields }) => ({ id, ...toRoleBody(fields, locale) })),
        ).unwrap()
      }
    >
      {(isChecked) => <BulkEditFields change={change} onChange={setChange} isChecked={isChecked} />}
    </BulkEditDialog>
  )
}
