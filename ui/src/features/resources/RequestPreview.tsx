import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuestionField } from '../../entities/permission/ui/QuestionField'
import { askedQuestions } from '../../entities/resource/askedQuestions'
import type { ResourceFields } from '../../entities/resource/resourceChange'
import { toUpstreamLocale } from '../../i18n/locale'
import { useLocale } from '../../i18n/useLocale'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { Stack } from '../../shared/blocks/page/Stack'

interface RequestPreviewProps {
  fields: Pick<ResourceFields, 'binding' | 'questions' | 'isMultiple'>
}

/**
 * A preview of the questions for requesters, in the language of the console; it can be filled in,
 * but sends nothing.
 */
export function RequestPreview({ fields }: RequestPreviewProps) {
  const { t } = useTranslation('resources')
  const { locale } = useLocale()
  const [answers, setAnswers] = useState<Readonly<Record<string, readonly PickerItem[]>>>({})
  const questions = askedQuestions(fields, toUpstreamLocale(locale))
  return (
    <Stack>
      <p>{questions.length === 0 ? t('preview.none') : t('preview.about')}</p>
      {questions.map((question, at) => (
        <QuestionField
          key={`${String(at)} ${question.kind} ${question.source ?? question.entitlement ?? ''}`}
          question={question}
          value={answers[question.key] ?? []}
          onChange={(values) => setAnswers({ ...answers, [question.key]: values })}
          error={undefined}
        />
      ))}
    </Stack>
  )
}
