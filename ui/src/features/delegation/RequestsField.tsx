import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useListDelegationCategoriesQuery,
  useReadMayDelegateAllQuery,
} from '../../entities/delegation/api'
import type { DelegationFields } from '../../entities/delegation/delegationChange'
import { delegationRequestTab } from '../../entities/delegation/pickerTab'
import { usePageRight } from '../../entities/navigation/usePageRight'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { Stack } from '../../shared/blocks/page/Stack'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { RadioGroup } from '../../shared/ui/RadioGroup'
import { Select } from '../../shared/ui/Select'

interface RequestsFieldProps {
  form: RecordFormState<DelegationFields>
}

/**
 * All requests, if the installation allows it, or some requests of a category. Source:
 * docs/assumptions.md A-521.
 */
export function RequestsField({ form }: RequestsFieldProps) {
  const { t } = useTranslation('delegation')
  const mayConfigure = usePageRight('configuration')
  const { data: mayDelegateAll = true } = useReadMayDelegateAllQuery(
    mayConfigure ? undefined : skipToken,
  )
  const { value: kind, ...field } = form.field('requestsKind')
  const options = [
    {
      id: 'all' as const,
      text: t('allRequests'),
      caption: t(mayDelegateAll ? 'field.allCaption' : 'field.allForbidden'),
      isDisabled: !mayDelegateAll,
    },
    { id: 'some' as const, text: t('field.some'), caption: t('field.someCaption') },
  ]
  return (
    <Stack>
      <RadioGroup {...field} look="cards" options={options} value={kind} />
      {kind === 'some' && <SomeRequests form={form} />}
    </Stack>
  )
}

function SomeRequests({ form }: RequestsFieldProps) {
  const { t } = useTranslation('delegation')
  const { data: categories = [] } = useListDelegationCategoriesQuery(undefined)
  const [category, setCategory] = useState('')
  const tabs = useMemo(() => [delegationRequestTab(category)] as const, [category])
  return (
    <>
      <Select
        label={t('field.category')}
        options={[
          { id: '', text: t('field.allCategories') },
          ...categories.map(({ id, name }) => ({ id, text: name })),
        ]}
        value={category}
        onChange={setCategory}
      />
      <EntityPicker {...form.field('requests')} tabs={tabs} selection="multi" />
    </>
  )
}
