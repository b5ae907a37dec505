import { Trash2 } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../entities/resource/question'
import { questionProblems } from '../../entities/resource/questionProblems'
import { labelOf } from '../../entities/resource/resourceChange'
import { LocalizedTextEditor } from '../../shared/blocks/localized-text/LocalizedTextEditor'
import { Stack } from '../../shared/blocks/page/Stack'
import { useProblemText } from '../../shared/blocks/validation/useProblemText'
import { displayName } from '../../shared/blocks/validation/text'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Button } from '../../shared/ui/Button'
import { TextField } from '../../shared/ui/TextField'
import { QuestionTypeFields } from './QuestionTypeFields'
import styles from './Questions.module.css'

export interface QuestionPanelProps {
  question: Question
  /** All questions of the resource, because their ids must differ. */
  all: readonly Question[]
  /** Shows all errors, after an attempt to save. */
  isChecked: boolean
  onChange: (question: Question) => void
  onRemove: () => void
}

/** The longest label of a question. Source: docs/assumptions.md A-269. */
const LABEL_LENGTH = 64

/** The form of one question. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { question, all, isChecked, onChange, onRemove } = props
  const { t } = useTranslation('resources')
  const { default: locale } = useBootstrap().locales
  const problemText = useProblemText()
  const problems = questionProblems(question, all, locale)
  const told = (problem: string | undefined, text: string) =>
    isChecked || text !== '' ? problemText(problem) : undefined
  const title = labelOf(question, locale) || t('questions.unnamed')
  const label = {
    key: 'label',
    label: t('questions.label'),
    isRequired: true,
    maxLength: LABEL_LENGTH,
    schema: displayName,
  } as const
  return (
    <section className={styles.panel} aria-label={title}>
      <Stack>
        <header className={styles.head}>
          <h3>
            <bdi>{title}</bdi>
          </h3>
          <Button icon={Trash2} size="small" variant="quiet" onPress={onRemove}>
            {t('questions.remove')}
          </Button>
        </header>
        <LocalizedTextEditor
          label={t('questions.labels')}
          fields={[label]}
          value={{ label: question.labels }}
          onChange={({ label: labels }) => onChange({ ...question, labels })}
          isChecked={isChecked}
        />
        <TextField
          label={t('questions.id')}
          hint={t('questions.idHint')}
          isRequired
          value={question.id}
          onChange={(id) => onChange({ ...question, id })}
          error={told(problems.id, question.id)}
        />
        <QuestionTypeFields
          question={question}
          onChange={onChange}
          valueError={told(problems.value, question.value)}
        />
      </Stack>
    </section>
  )
}
