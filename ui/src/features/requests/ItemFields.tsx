import { useTranslation } from 'react-i18next'
import { QuestionField } from '../../entities/permission/ui/QuestionField'
import type { DurationUnit, PermissionDetails } from '../../entities/permission/model'
import formStyles from '../../shared/blocks/form/Form.module.css'
import { DatePicker } from '../../shared/blocks/form/DatePicker'
import { QuantityField } from '../../shared/ui/QuantityField'
import { Select } from '../../shared/ui/Select'
import styles from './ItemFields.module.css'
import type { ItemForm } from './useItemForm'

const UNITS: readonly DurationUnit[] = ['D', 'M', 'Y']
const LONGEST = 9999

interface ItemFieldsProps {
  details: PermissionDetails
  form: ItemForm
}

/** The questions of an item, and its start and end date. */
export function ItemFields({ details, form }: ItemFieldsProps) {
  const { t } = useTranslation('requests')
  const { entered, change, last } = form
  return (
    <>
      {details.questions.map((question) => (
        <QuestionField
          key={question.key}
          question={question}
          value={entered.answers[question.key] ?? []}
          onChange={(values) => form.answer(question.key, values)}
          error={form.errorOf(question)}
        />
      ))}
      <div className={formStyles.fields}>
        <DatePicker
          label={t('item.starts')}
          hint={t('item.startsHint')}
          value={entered.from}
          onChange={(from) => change({ from })}
        />
        <DatePicker
          label={t('item.ends')}
          hint={details.mustExpire ? undefined : t('item.endsHint')}
          isRequired={details.mustExpire}
          value={entered.until}
          onChange={(until) => change({ until })}
          error={form.untilError}
        />
        <div className={styles.lasts}>
          <QuantityField
            label={t('item.lasts')}
            hint={t('item.lastsHint')}
            value={entered.lasts.count}
            min={1}
            max={LONGEST}
            onChange={(count) => last({ ...entered.lasts, count })}
          />
          <Select
            label={t('item.unit')}
            options={UNITS.map((id) => ({ id, text: t(`unit.${id}`) }))}
            value={entered.lasts.unit}
            onChange={(unit) => last({ ...entered.lasts, unit })}
          />
        </div>
      </div>
    </>
  )
}
