import { Plus } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../entities/resource/question'
import { labelOf } from '../../entities/resource/resourceChange'
import { OrderedList } from '../../shared/blocks/ordered-list/OrderedList'
import { Stack } from '../../shared/blocks/page/Stack'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Button } from '../../shared/ui/Button'
import { QuestionPanel } from './QuestionPanel'
import { QuestionRow } from './QuestionRow'

interface QuestionFieldsProps {
  value: readonly Question[]
  onChange: (questions: readonly Question[]) => void
  error?: string | undefined
  /** Shows all errors, after an attempt to save. */
  isChecked: boolean
}

const blank: Question = {
  id: '',
  type: 'String',
  labels: [],
  isAsked: true,
  value: '',
  isMultiple: false,
  isHidden: false,
  choices: [],
  codeMapKey: '',
}

/** The questions in their order; one of them at a time is open for editing. */
export function QuestionFields({ value, onChange, error, isChecked }: QuestionFieldsProps) {
  const { t } = useTranslation('resources')
  const { default: locale } = useBootstrap().locales
  const [opened, setOpened] = useState<number>()
  const question = opened === undefined ? undefined : value[opened]
  // Ids can be edited, so a row is identified by its position.
  const nameOf = (each: Question) => labelOf(each, locale) || t('questions.unnamed')
  const rows = value.map((each, at) => ({ id: String(at), name: nameOf(each), each }))
  const put = (at: number, changed: Question) => onChange(value.with(at, changed))
  const add = () => {
    onChange([...value, blank])
    setOpened(value.length)
  }
  const remove = (at: number) => {
    onChange(value.toSpliced(at, 1))
    setOpened(undefined)
  }
  const reorder = (moved: typeof rows) => {
    onChange(moved.map(({ each }) => each))
    setOpened(undefined)
  }
  return (
    <Stack>
      <p>{value.length === 0 ? t('questions.none') : t('questions.order')}</p>
      {rows.length > 0 && (
        <OrderedList label={t('questions.title')} rows={rows} onReorder={reorder}>
          {({ id, name, each }) => (
            <QuestionRow
              question={each}
              name={name}
              onOpen={() => setOpened(Number(id) === opened ? undefined : Number(id))}
            />
          )}
        </OrderedList>
      )}
      {question && opened !== undefined && (
        <QuestionPanel
          key={opened}
          question={question}
          all={value}
          isChecked={isChecked}
          onChange={(changed) => put(opened, changed)}
          onRemove={() => remove(opened)}
        />
      )}
      {error && <p role="alert">{error}</p>}
      <div>
        <Button icon={Plus} size="small" onPress={add}>
          {t('questions.add')}
        </Button>
      </div>
    </Stack>
  )
}
