import { useTranslation } from 'react-i18next'
import { ChildFeedback } from '../../../shared/blocks/feedback/ChildFeedback'
import { FormFault } from '../../../shared/blocks/form/FormFault'
import formStyles from '../../../shared/blocks/form/Form.module.css'
import { DatePicker } from '../../../shared/blocks/form/DatePicker'
import { TextArea } from '../../../shared/ui/TextArea'
import { ASSIGNMENT_FEEDBACK, type useNewAssignments } from './useNewAssignments'

type NewAssignmentsForm = ReturnType<typeof useNewAssignments>

interface NewAssignmentFieldsProps {
  form: Pick<NewAssignmentsForm, 'errors' | 'isInConflict' | 'fault'> & {
    entered: Omit<NewAssignmentsForm['entered'], 'items'>
    change: (part: Partial<Omit<NewAssignmentsForm['entered'], 'items'>>) => void
  }
  /** Whether a later start can be chosen. */
  hasStart: boolean
}

/**
 * The fields of a new assignment: reason, start and end, the outcome of an attempt, and the
 * justification of a conflict.
 */
export function NewAssignmentFields({ form, hasStart }: NewAssignmentFieldsProps) {
  const { t } = useTranslation('assignments')
  const { entered, change, errors, isInConflict, fault } = form
  return (
    <>
      <TextArea
        label={t('reason')}
        isRequired
        value={entered.reason}
        onChange={(reason) => change({ reason })}
        error={errors.reason}
      />
      <div className={formStyles.fields}>
        {hasStart && (
          <DatePicker
            label={t('column.effectiveDate')}
            hint={t('effectiveHint')}
            value={entered.from}
            onChange={(from) => change({ from })}
          />
        )}
        <DatePicker
          label={t('column.expiryDate')}
          hint={t('expiryHint')}
          value={entered.until}
          onChange={(until) => change({ until })}
          error={errors.until}
        />
      </div>
      <ChildFeedback place={ASSIGNMENT_FEEDBACK} />
      {isInConflict && (
        <TextArea
          label={t('justification')}
          hint={t('justificationHint')}
          isRequired
          value={entered.justification}
          onChange={(justification) => change({ justification })}
          error={errors.justification}
        />
      )}
      {fault !== undefined && <FormFault error={fault} />}
    </>
  )
}
