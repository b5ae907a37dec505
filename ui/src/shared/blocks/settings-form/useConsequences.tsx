import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../confirm/ConfirmDialog'

interface Question {
  consequences: readonly string[]
  go: () => void
  stop: () => void
}

/** Asks before a change with consequences for others is saved. */
export function useConsequences() {
  const { t } = useTranslation('forms')
  const [question, setQuestion] = useState<Question>()
  /** Rejects with an `AbortError` when the person does not accept the consequences. */
  const agree = (consequences: readonly string[]): Promise<void> => {
    if (consequences.length === 0) return Promise.resolve()
    return new Promise((resolve, reject) => {
      setQuestion({
        consequences,
        go: resolve,
        stop: () => reject(new DOMException('the change is not wanted', 'AbortError')),
      })
    })
  }
  const dialog = question && (
    <ConfirmDialog
      title={t('consequence.title')}
      consequence={question.consequences.join(' ')}
      verb={t('saveSettings')}
      kind="change"
      onConfirm={() => {
        question.go()
        return Promise.resolve()
      }}
      onClose={() => {
        question.stop()
        setQuestion(undefined)
      }}
    />
  )
  return { agree, dialog }
}
