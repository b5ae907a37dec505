import { Pencil } from 'lucide'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../entities/resource/question'
import { IconButton } from '../../shared/ui/IconButton'
import { Tag } from '../../shared/ui/Tag'
import styles from './Questions.module.css'

interface QuestionRowProps {
  question: Question
  name: string
  /** Absent for people who may only read the questions. */
  onOpen?: () => void
}

/** One question in a line: its label, id and type, and who answers it. */
export function QuestionRow({ question, name, onOpen }: QuestionRowProps) {
  const { t } = useTranslation('resources')
  const { id, type, isAsked, value } = question
  return (
    <span className={styles.row}>
      <bdi className={styles.name}>{name}</bdi>
      <bdi className="id">{id}</bdi>
      <Tag>{t(`questions.type.${type}`)}</Tag>
      <span>{isAsked ? t('questions.asked') : t('questions.fixedTo', { value })}</span>
      {onOpen && (
        <IconButton
          size="small"
          icon={Pencil}
          label={t('questions.edit', { name })}
          onPress={onOpen}
        />
      )}
    </span>
  )
}
