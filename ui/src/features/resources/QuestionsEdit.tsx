import { useTranslation } from 'react-i18next'
import type { ResourceFields } from '../../entities/resource/resourceChange'
import { Stack } from '../../shared/blocks/page/Stack'
import type { RecordFormState } from '../../shared/blocks/record-form/useRecordForm'
import { Banner } from '../../shared/ui/Banner'
import { QuestionFields } from './QuestionFields'
import styles from './Questions.module.css'
import { RequestPreview } from './RequestPreview'

/** The form of a stored resource's questions, above a preview of the request form. */
export function QuestionsEdit({ form }: { form: RecordFormState<ResourceFields> }) {
  const { t } = useTranslation('resources')
  return (
    <Stack>
      <QuestionFields {...form.field('questions')} isChecked={form.attempts > 0} />
      {form.changed.includes('questions') && (
        <div role="status">
          <Banner kind="info">{t('questions.changing')}</Banner>
        </div>
      )}
      <section className={styles.preview} aria-label={t('preview.title')}>
        <Stack gap="tight">
          <h3>{t('preview.title')}</h3>
          <RequestPreview fields={form.now} />
        </Stack>
      </section>
    </Stack>
  )
}
