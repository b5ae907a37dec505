import { useTranslation } from 'react-i18next'
import {
  ApprovalField,
  CategoryPicker,
  OwnerPicker,
} from '../../entities/permission/ui/DefinitionPickers'
import type { BulkChange } from '../../entities/role/bulkChange'
import { ListChangeFields } from '../../shared/blocks/bulk-edit/ListChangeFields'
import { Stack } from '../../shared/blocks/page/Stack'
import { RadioGroup } from '../../shared/ui/RadioGroup'

interface BulkEditFieldsProps {
  change: BulkChange
  onChange: (change: BulkChange) => void
  /** Shows all errors, after an attempt to save. */
  isChecked: boolean
}

/** The fields of a bulk edit: the changes for several roles. */
export function BulkEditFields({ change, onChange, isChecked }: BulkEditFieldsProps) {
  const { t } = useTranslation(['definition', 'approval'])
  return (
    <Stack>
      <ListChangeFields
        label={t('bulk.part.categories')}
        picker={(field) => <CategoryPicker {...field} type="role" />}
        value={change.categories}
        onChange={(categories) => onChange({ ...change, categories })}
      />
      <ListChangeFields
        label={t('bulk.part.owners')}
        picker={(field) => <OwnerPicker {...field} />}
        value={change.owners}
        onChange={(owners) => onChange({ ...change, owners })}
      />
      <ApprovalField
        type="role"
        label={t('grant')}
        value={change.approval}
        onChange={(approval) => onChange({ ...change, approval })}
        isChecked={isChecked}
        offersRetain
      />
      <RadioGroup
        label={t('bulk.part.revocation')}
        options={[
          { id: 'retain', text: t('approval:retain') },
          { id: 'sameAsGrant', text: t('approval:kind.SAME_AS_GRANT.name') },
          { id: 'none', text: t('bulk.noRevocation') },
        ]}
        value={change.revocation}
        onChange={(revocation) => onChange({ ...change, revocation })}
      />
    </Stack>
  )
}
