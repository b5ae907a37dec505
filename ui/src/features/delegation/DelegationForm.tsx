import { useTranslation } from 'react-i18next'
import type { DelegationFields } from '../../entities/delegation/delegationChange'
import type { Relationship } from '../../entities/delegation/model'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { FormSection } from '../../shared/blocks/form/FormSection'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Split } from '../../shared/blocks/page/Split'
import { Stack } from '../../shared/blocks/page/Stack'
import { DayField } from '../../shared/blocks/record-form/DayField'
import { RecordForm } from '../../shared/blocks/record-form/RecordForm'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { SegmentedButtons } from '../../shared/ui/SegmentedButtons'
import { Select } from '../../shared/ui/Select'
import { Switch } from '../../shared/ui/Switch'
import { DelegationChecks } from './DelegationChecks'
import { RequestsField } from './RequestsField'
import { useDelegationTabs } from './useDelegationTabs'

interface DelegationFormProps {
  form: RecordFormState<DelegationFields>
  label: string
  saveText: string
  relationships: readonly Relationship[]
  isNew: boolean
}

/** The form of a delegation, with the checks beside it. */
export function DelegationForm({ form, isNew, relationships, ...words }: DelegationFormProps) {
  const { t } = useTranslation('delegation')
  return (
    <RecordForm form={form} {...words}>
      <Split beside={<DelegationChecks fields={form.now} isNew={isNew} />}>
        <People form={form} relationships={relationships} />
        <FormSection title={t('form.time')}>
          <DayField {...form.field('firstDay')} />
          <DayField {...form.field('lastDay')} />
        </FormSection>
        <SectionCard title={t('form.requests')}>
          <RequestsField form={form} />
        </SectionCard>
        <SectionCard title={t('form.more')}>
          <Stack gap="tight">
            {isNew && <Flag form={form} of="isAway" />}
            <Flag form={form} of="isNotified" />
          </Stack>
        </SectionCard>
      </Split>
    </RecordForm>
  )
}

function People({ form, relationships }: Pick<DelegationFormProps, 'form' | 'relationships'>) {
  const { t } = useTranslation('delegation')
  const { from, to, isOfTeams } = useDelegationTabs()
  const { value: kind, onChange: chooseKind, label } = form.field('toKind')
  return (
    <SectionCard title={t('form.people')}>
      <Stack>
        <EntityPicker {...form.field('from')} tabs={from} selection="multi" />
        {!isOfTeams && relationships.length > 0 && (
          <SegmentedButtons
            label={label}
            options={(['people', 'relationship'] as const).map((id) => ({
              id,
              label: t(`field.${id}`),
            }))}
            value={kind}
            onChange={chooseKind}
          />
        )}
        {kind === 'people' ? (
          <EntityPicker {...form.field('to')} label={t('field.to')} tabs={to} selection="multi" />
        ) : (
          <RelationshipField form={form} relationships={relationships} />
        )}
      </Stack>
    </SectionCard>
  )
}

function RelationshipField({
  form,
  relationships,
}: Pick<DelegationFormProps, 'form' | 'relationships'>) {
  const { value, ...field } = form.field('relationship')
  return (
    <Select
      {...field}
      options={relationships.map(({ key, name }) => ({ id: key, text: name }))}
      value={value === '' ? undefined : value}
    />
  )
}

function Flag({ form, of }: Pick<DelegationFormProps, 'form'> & { of: 'isAway' | 'isNotified' }) {
  const { value, ...field } = form.field(of)
  return <Switch {...field} isSelected={value} />
}
