import { useTranslation } from 'react-i18next'
import {
  ApprovalField,
  CategoryPicker,
  OwnerPicker,
} from '../../entities/permission/ui/DefinitionPickers'
import type { BulkChange } from '../../entities/resource/bulkChange'
import { ListChangeFields } from '../../shared/blocks/bulk-edit/ListChangeFields'
import { Stack } from '../../shared/blocks/page/Stack'
import { RadioGroup } from '../../shared/ui/RadioGroup'
import { TextField } from '../../shared/ui/TextField'

interface ResourceBulkFieldsProps {
  change: BulkChange
  onChange: (change: BulkChange) => void
  /** Shows all errors, after an attempt to save. */
  isChecked: boolean
}

/** The fields of a bulk edit: the changes for several resources. */
export function ResourceBulkFields({ change, onChange, isChecked }: ResourceBulkFieldsProps) {
  const { t } = useTranslation('definition')
  return (
    <Stack>
      <ListChangeFields
        label={t('categories')}
        picker={(field) => <CategoryPicker {...field} type="resource" />}
        value={change.categories}
        onChange={(categories) => onChange({ ...change, categories })}
      />
      <ListChangeFields
        label={t('owners')}
        picker={(field) => <OwnerPicker {...field} />}
        value={change.owners}
        onChange={(owners) => onChange({ ...change, owners })}
      />
      <ApprovalField
        type="resource"
        label={t('grant')}
        value={change.grant}
        onChange={(grant) => onChange({ ...change, grant })}
        isChecked={isChecked}
        offersRetain
      />
      <ApprovalField
        type="resource"
        label={t('bulk.part.revocation')}
        value={change.revoke}
        onChange={(revoke) => onChange({ ...change, revoke })}
        isChecked={isChecked}
        offersRetain
        offersSameAsGrant
      />
      <WeightFields change={change} onChange={onChange} />
    </Stack>
  )
}

function WeightFields({ change, onChange }: Omit<ResourceBulkFieldsProps, 'isChecked'>) {
  const { t } = useTranslation(['resources', 'definition'])
  const { weight } = change
  return (
    <Stack gap="tight">
      <RadioGroup
        label={t('weight.label')}
        options={[
          { id: 'keep', text: t('definition:bulk.list.keep') },
          { id: 'overwrite', text: t('definition:bulk.list.overwrite') },
        ]}
        value={weight === undefined ? 'keep' : 'overwrite'}
        onChange={(how) => onChange({ ...change, weight: how === 'keep' ? undefined : '' })}
      />
      {weight !== undefined && (
        <TextField
          label={t('weight.new')}
          value={weight}
          onChange={(text) => onChange({ ...change, weight: text })}
        />
      )}
    </Stack>
  )
}
