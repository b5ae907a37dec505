import { useTranslation } from 'react-i18next'
import type { ResourceDetail } from '../../entities/resource/model'
import type { ResourceFields } from '../../entities/resource/resourceChange'
import type { DurationUnit } from '../../entities/permission/model'
import { Facts } from '../../shared/blocks/page/Facts'
import { Stack } from '../../shared/blocks/page/Stack'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { FieldGroup } from '../../shared/ui/FieldGroup'
import { QuantityField } from '../../shared/ui/QuantityField'
import { Select } from '../../shared/ui/Select'
import { Switch } from '../../shared/ui/Switch'
import { TextField } from '../../shared/ui/TextField'
import { useFieldFacts } from './useFieldFacts'
import { LIFE_KEYS } from './useResourceFields'

type LifeKey = (typeof LIFE_KEYS)[number]

const UNITS: readonly DurationUnit[] = ['D', 'M', 'Y']
const LONGEST = 9999

interface LifeFieldsProps {
  form: Pick<RecordFormState<Pick<ResourceFields, LifeKey>>, 'field' | 'now'>
}

/** How long an assignment lasts, and who can get one. */
export function LifeFields({ form }: LifeFieldsProps) {
  const { value: isMultiple, ...multiple } = form.field('isMultiple')
  const { value: isActive, ...active } = form.field('isActive')
  return (
    <Stack>
      <ExpiryFields form={form} />
      <Switch {...multiple} isSelected={isMultiple} />
      <Switch {...active} isSelected={isActive} />
      <TextField {...form.field('weight')} />
    </Stack>
  )
}

function ExpiryFields({ form }: LifeFieldsProps) {
  const { t } = useTranslation('resources')
  const { value, onChange, error } = form.field('expiry')
  return (
    <>
      <Switch
        label={t('expiry.required')}
        isSelected={value.isRequired}
        onChange={(isRequired) => onChange({ ...value, isRequired })}
      />
      {value.isRequired && (
        <FieldGroup label={t('expiry.label')}>
          <QuantityField
            label={t('expiry.count')}
            isRequired
            min={1}
            max={LONGEST}
            value={value.count}
            onChange={(count) => onChange({ ...value, count })}
            error={error}
          />
          <Select
            label={t('expiry.unit.label')}
            options={UNITS.map((id) => ({ id, text: t(`expiry.unit.${id}`) }))}
            value={value.unit}
            onChange={(unit) => onChange({ ...value, unit })}
          />
        </FieldGroup>
      )}
    </>
  )
}

/** The validity of a resource for people who may not change it. */
export function LifeFacts({ resource }: { resource: ResourceDetail }) {
  return <Facts facts={useFieldFacts(resource, LIFE_KEYS)} />
}
