import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question as Asked } from '../../entities/permission/model'
import { QuestionField } from '../../entities/permission/ui/QuestionField'
import { ASKED_VALUE } from '../../entities/resource/model'
import { ENTITLEMENT_KEY, type Question } from '../../entities/resource/question'
import { labelOf, type ResourceFields } from '../../entities/resource/resourceChange'
import { toUpstreamLocale } from '../../i18n/locale'
import { useLocale } from '../../i18n/useLocale'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'

interface RequestPreviewProps {
  fields: Pick<ResourceFields, 'binding' | 'questions' | 'isMultiple'>
}

/** The questions as requesters see them, in the language of the console; it can be tried and sends nothing. */
export function RequestPreview({ fields }: RequestPreviewProps) {
  const { t } = useTranslation('resources')
  const { locale } = useLocale()
  const [answers, setAnswers] = useState<Readonly<Record<string, readonly PickerItem[]>>>({})
  const questions = askedOf(fields, toUpstreamLocale(locale))
  return (
    <SectionCard title={t('preview.title')}>
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
    </SectionCard>
  )
}

/** What the request form asks; hidden and fixed ones are left out. */
function askedOf(
  { binding, questions, isMultiple }: RequestPreviewProps['fields'],
  locale: string,
) {
  const own = questions
    .filter(({ isAsked, isHidden }) => isAsked && !isHidden)
    .map((question, at) => toAsked(question, at, locale))
  if (binding?.value !== ASKED_VALUE) return own
  const { entitlement, viewId } = binding
  const value: Asked = {
    key: ENTITLEMENT_KEY,
    label: entitlement.name,
    kind: 'values',
    isMultiple,
    source: viewId ? codeMap(viewId) : undefined,
    entitlement: entitlement.id,
    suggested: [],
  }
  return [viewId ? { ...value, entitlement: undefined } : value, ...own]
}

const KINDS = { Integer: 'integer', Boolean: 'boolean', List: 'text', String: 'text' } as const

function toAsked(question: Question, at: number, locale: string): Asked {
  const { type, isMultiple, choices, codeMapKey } = question
  const [entitlement] = type === 'List' ? choices : []
  const source = type === 'List' && codeMapKey !== '' ? codeMap(codeMapKey) : undefined
  return {
    key: `${String(at)} ${question.id}`,
    label: labelOf(question, locale) || question.id || '…',
    kind: (source ?? entitlement) ? 'values' : KINDS[type],
    isMultiple,
    source,
    entitlement: source ? undefined : entitlement?.id,
    suggested: [],
  }
}

const codeMap = (id: string) => `/rest/access/codeMap/${encodeURIComponent(id)}/values`
