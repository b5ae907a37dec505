import { useTranslation } from 'react-i18next'
import type { Question } from '../../entities/resource/question'
import { labelOf } from '../../entities/resource/resourceChange'
import { Stack } from '../../shared/blocks/page/Stack'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { QuestionRow } from './QuestionRow'
import styles from './Questions.module.css'

/** The questions in the order in which requesters answer them, read only. */
export function QuestionFacts({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation('resources')
  const { default: locale } = useBootstrap().locales
  if (questions.length === 0) return <p>{t('questions.none')}</p>
  return (
    <Stack gap="tight">
      <p>{t('questions.order')}</p>
      <ol className={styles.facts} aria-label={t('questions.title')}>
        {questions.map((question) => (
          <li key={question.id}>
            <QuestionRow question={question} name={labelOf(question, locale) || question.id} />
          </li>
        ))}
      </ol>
    </Stack>
  )
}
