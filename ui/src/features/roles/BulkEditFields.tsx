import type { ComponentType, ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkChange, ListChange } from '../../entities/role/bulkChange'
import { Stack } from '../../shared/blocks/page/Stack'
import { RadioGroup } from '../../shared/ui/RadioGroup'
import { CategoryPicker, OwnerPicker, RoleApprovalEditor } from './RolePickers'

interface BulkEditFieldsProps {
  change: BulkChange
  onChange: (change: BulkChange) => void
  /** Everything that is missing is said. */
  isChecked: boolean
}

const WAYS = ['keep', 'append', 'overwrite'] as const

/** What several roles are changed to. */
export function BulkEditFields({ change, onChange, isChecked }: BulkEditFieldsProps) {
  const { t } = useTranslation(['roles', 'approval'])
  return (
    <Stack>
      <ListFields
        label={t('bulk.part.categories')}
        picker={CategoryPicker}
        value={change.categories}
        onChange={(categories) => onChange({ ...change, categories })}
      />
      <ListFields
        label={t('bulk.part.owners')}
        picker={OwnerPicker}
        value={change.owners}
        onChange={(owners) => onChange({ ...change, owners })}
      />
      <RoleApprovalEditor
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

interface ListFieldsProps {
  label: string
  picker: ComponentType<ComponentProps<typeof CategoryPicker>>
  value: ListChange
  onChange: (change: ListChange) => void
}

/** Whether a list stays, and what is added to it or takes its place. */
function ListFields({ label, picker: Picker, value, onChange }: ListFieldsProps) {
  const { t } = useTranslation('roles')
  return (
    <Stack gap="tight">
      <RadioGroup
        label={label}
        options={WAYS.map((id) => ({ id, text: t(`bulk.list.${id}`) }))}
        value={value.how}
        onChange={(how) => onChange({ ...value, how })}
      />
      {value.how !== 'keep' && (
        <Picker
          label={t(`bulk.given.${value.how}`, { list: label })}
          value={value.items}
          onChange={(items) => onChange({ ...value, items })}
        />
      )}
    </Stack>
  )
}
