import { useTranslation } from 'react-i18next'
import { useReadAwayChoiceQuery } from '../../entities/availability/api'
import type { AbsenceFields } from '../../entities/availability/absenceChange'
import { durationUnits, type AwayChoice } from '../../entities/availability/model'
import { atHand } from '../../shared/platform/api/read'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { ListTab } from '../../shared/blocks/entity-picker/pickerTab'
import { DayField } from '../../shared/blocks/record-form/DayField'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { QuantityField } from '../../shared/ui/QuantityField'
import { RadioGroup } from '../../shared/ui/RadioGroup'
import { SegmentedButtons } from '../../shared/ui/SegmentedButtons'
import { Select } from '../../shared/ui/Select'
import { Switch } from '../../shared/ui/Switch'
import { useMemo } from 'react'
import { AbsenceCover } from './AbsenceCover'

interface FormProps {
  form: RecordFormState<AbsenceFields>
}

interface AbsenceDialogProps extends FormProps {
  /** DN of the person, `''` for the user themself. */
  of: string
  title: string
  verb: string
  onClose: () => void
}

const NOTHING: AwayChoice = { hasAll: true, requests: [] }

/** The form of an absence, with the people who stand in meanwhile. */
export function AbsenceDialog({ form, of, ...words }: AbsenceDialogProps) {
  const { data: choice = NOTHING } = useReadAwayChoiceQuery(of)
  const { value: isNotified, ...notify } = form.field('isNotified')
  return (
    <FormDialog form={form} {...words}>
      <DayField {...form.field('firstDay')} />
      <End form={form} />
      <WhichRequests form={form} choice={choice} />
      <Switch {...notify} isSelected={isNotified} />
      <AbsenceCover fields={form.now} of={of} />
    </FormDialog>
  )
}

function End({ form }: FormProps) {
  const { t } = useTranslation('availability')
  const { value: kind, onChange, label } = form.field('endKind')
  const { value: duration, onChange: changeDuration, ...count } = form.field('duration')
  return (
    <>
      <SegmentedButtons
        label={label}
        options={(['date', 'duration', 'none'] as const).map((id) => ({
          id,
          label: t(`end.${id}`),
        }))}
        value={kind}
        onChange={onChange}
      />
      {kind === 'date' && <DayField {...form.field('lastDay')} />}
      {kind === 'duration' && (
        <>
          <QuantityField
            {...count}
            value={duration === '' ? undefined : Number(duration)}
            onChange={(value) => changeDuration(String(value ?? ''))}
          />
          <Select
            {...form.field('unit')}
            options={durationUnits.map((id) => ({ id, text: t(`unit.${id}`) }))}
          />
        </>
      )}
    </>
  )
}

/**
 * The choice of requests; only delegated requests can be chosen. Source: docs/assumptions.md A-138.
 */
function WhichRequests({ form, choice }: FormProps & { choice: AwayChoice }) {
  const { t } = useTranslation('availability')
  const { value: kind, ...field } = form.field('requestsKind')
  const tabs = useMemo(() => [choiceTab(choice)] as const, [choice])
  return (
    <>
      <RadioGroup
        {...field}
        look="cards"
        options={[
          {
            id: 'all' as const,
            text: t('allRequests'),
            caption: t(choice.hasAll ? 'field.allCaption' : 'field.allUncovered'),
            isDisabled: !choice.hasAll,
          },
          { id: 'some' as const, text: t('field.some'), caption: t('field.someCaption') },
        ]}
        value={kind}
      />
      {kind === 'some' && (
        <EntityPicker {...form.field('requests')} tabs={tabs} selection="multi" />
      )}
    </>
  )
}

function choiceTab({ requests }: AwayChoice): ListTab {
  return {
    id: 'prd',
    kind: 'list',
    needsQuery: false,
    ask: ({ query }) => {
      const words = query.toLocaleLowerCase()
      const items = requests.filter(({ name }) => name.toLocaleLowerCase().includes(words))
      return atHand({ items, hasMore: false })
    },
  }
}
