import { useTranslation } from 'react-i18next'
import { usePermissionFields } from '../../entities/permission/usePermissionFields'
import { useListRoleLevelsQuery } from '../../entities/role/api'
import type { NewRoleFields, RoleFields } from '../../entities/role/roleChange'
import { useApprovalField } from '../../shared/blocks/approval/useApprovalField'
import type { RecordFields } from '../../shared/blocks/record-form/recordField'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { commonName } from '../../shared/blocks/validation/text'

/** The fields of a role. Source: SPEC 3 "Role". */
export function useRoleFields(): RecordFields<RoleFields> {
  const { t } = useTranslation(['roles', 'definition'])
  const kinds = useFieldKinds()
  return {
    ...usePermissionFields(),
    approval: useApprovalField(t('definition:grant')),
    isRevokeApproved: kinds.flag({ label: t('approval.revoke'), hint: t('approval.revokeHint') }),
  }
}

/** The fields of a new role, including those that cannot change later. */
export function useNewRoleFields(): RecordFields<NewRoleFields> {
  const { t } = useTranslation(['roles', 'definition'])
  const kinds = useFieldKinds()
  const { texts, ...others } = useRoleFields()
  const { data: levels = [] } = useListRoleLevelsQuery(undefined)
  return {
    texts,
    id: kinds.text({ label: t('definition:id.label'), schema: commonName }),
    level: {
      label: t('column.level'),
      hint: t('level.hint'),
      isRequired: true,
      isSame: Object.is,
      text: (level) => levels.find((each) => each.level === level)?.name ?? String(level),
    },
    container: kinds.item({ label: t('definition:container'), hint: t('containerHint') }),
    ...others,
  }
}
