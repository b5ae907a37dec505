import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PickerItem } from '../entity-picker/pickerItem'
import { Stack } from '../page/Stack'
import { RadioGroup } from '../../ui/RadioGroup'
import type { ListChange } from './listChange'

interface ListChangeFieldsProps {
  label: string
  value: ListChange
  onChange: (change: ListChange) => void
  picker: (field: {
    label: string
    value: readonly PickerItem[]
    onChange: (items: readonly PickerItem[]) => void
  }) => ReactNode
}

const WAYS = ['keep', 'append', 'overwrite'] as const

/** Chooses whether items are kept, added or replaced in a list of each record, and these items. */
export function ListChangeFields({ label, value, onChange, picker }: ListChangeFieldsProps) {
  const { t } = useTranslation('definition')
  return (
    <Stack gap="tight">
      <RadioGroup
        label={label}
        options={WAYS.map((id) => ({ id, text: t(`bulk.list.${id}`) }))}
        value={value.how}
        onChange={(how) => onChange({ ...value, how })}
      />
      {value.how !== 'keep' &&
        picker({
          label: t(`bulk.given.${value.how}`, { list: label }),
          value: value.items,
          onChange: (items) => onChange({ ...value, items }),
        })}
    </Stack>
  )
}
