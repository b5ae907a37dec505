import { useTranslation } from 'react-i18next'
import { ChildFeedback } from '../../../shared/blocks/feedback/ChildFeedback'
import { FormFault } from '../../../shared/blocks/form/FormFault'
import formStyles from '../../../shared/blocks/form/Form.module.css'
import { DatePicker } from '../../../shared/blocks/form/DatePicker'
import { TextArea } from '../../../shared/ui/TextArea'
import { PLACE, type useWish } from './useWish'

type WishForm = ReturnType<typeof useWish>

interface WishFieldsProps {
  form: Pick<WishForm, 'errors' | 'isInConflict' | 'fault'> & {
    wish: Omit<WishForm['wish'], 'items'>
    change: (part: Partial<Omit<WishForm['wish'], 'items'>>) => void
  }
  /** Whether it may begin later. */
  hasStart: boolean
}

/** Why something is wished for and until when, what became of an attempt, and why a conflict of duties is right. */
export function WishFields({ form, hasStart }: WishFieldsProps) {
  const { t } = useTranslation('assignments')
  const { wish, change, errors, isInConflict, fault } = form
  return (
    <>
      <TextArea
        label={t('reason')}
        isRequired
        value={wish.reason}
        onChange={(reason) => change({ reason })}
        error={errors.reason}
      />
      <div className={formStyles.fields}>
        {hasStart && (
          <DatePicker
            label={t('column.effectiveDate')}
            hint={t('effectiveHint')}
            value={wish.from}
            onChange={(from) => change({ from })}
          />
        )}
        <DatePicker
          label={t('column.expiryDate')}
          hint={t('expiryHint')}
          value={wish.until}
          onChange={(until) => change({ until })}
          error={errors.until}
        />
      </div>
      <ChildFeedback place={PLACE} />
      {isInConflict && (
        <TextArea
          label={t('justification')}
          hint={t('justificationHint')}
          isRequired
          value={wish.justification}
          onChange={(justification) => change({ justification })}
          error={errors.justification}
        />
      )}
      {fault !== undefined && <FormFault error={fault} />}
    </>
  )
}
