import { useTranslation } from 'react-i18next'
import { driverTab } from '../../entities/driver/pickerTab'
import { QUESTION_TYPES, type Question } from '../../entities/resource/question'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { RadioGroup } from '../../shared/ui/RadioGroup'
import { Select } from '../../shared/ui/Select'
import { Switch } from '../../shared/ui/Switch'
import { TextField } from '../../shared/ui/TextField'

interface QuestionTypeFieldsProps {
  question: Question
  onChange: (question: Question) => void
  valueError: string | undefined
}

const CHOICES = [driverTab({ driverSelectionDisabled: true, isSingle: true })] as const

/** The fields for the type of a question: the type, whether requesters answer it, and its values. */
export function QuestionTypeFields({ question, onChange, valueError }: QuestionTypeFieldsProps) {
  const { t } = useTranslation('resources')
  const { type, isAsked, isMultiple, isHidden, choices, codeMapKey } = question
  const put = (part: Partial<Question>) => onChange({ ...question, ...part })
  return (
    <>
      <Select
        label={t('questions.typeLabel')}
        options={QUESTION_TYPES.map((id) => ({ id, text: t(`questions.type.${id}`) }))}
        value={type}
        onChange={(next) => put({ type: next, value: '' })}
      />
      {type === 'List' && codeMapKey === '' && (
        <EntityPicker
          label={t('questions.choices')}
          hint={t('questions.choicesHint')}
          tabs={CHOICES}
          selection="single"
          value={choices}
          onChange={(chosen) => put({ choices: chosen })}
          hasClear
        />
      )}
      <RadioGroup
        label={t('questions.valueLabel')}
        look="cards"
        options={[
          { id: 'asked', text: t('questions.asksRequester') },
          { id: 'fixed', text: t('questions.fixed') },
        ]}
        value={isAsked ? 'asked' : 'fixed'}
        onChange={(way) => put({ isAsked: way === 'asked' })}
      />
      {!isAsked && <FixedValue question={question} onChange={onChange} valueError={valueError} />}
      <Switch
        label={t('questions.multiple')}
        isSelected={isMultiple}
        onChange={(next) => put({ isMultiple: next })}
      />
      <Switch
        label={t('questions.hidden')}
        isSelected={isHidden}
        onChange={(next) => put({ isHidden: next })}
      />
    </>
  )
}

function FixedValue({ question, onChange, valueError }: QuestionTypeFieldsProps) {
  const { t } = useTranslation(['resources', 'requests'])
  const field = { label: t('questions.fixed'), isRequired: true, error: valueError }
  if (question.type === 'Boolean') {
    return (
      <Select
        {...field}
        placeholder={t('requests:item.choose')}
        options={[
          { id: 'true', text: t('requests:yes') },
          { id: 'false', text: t('requests:no') },
        ]}
        value={question.value === '' ? undefined : question.value}
        onChange={(value) => onChange({ ...question, value })}
      />
    )
  }
  return (
    <TextField
      {...field}
      value={question.value}
      onChange={(value) => onChange({ ...question, value })}
    />
  )
}
