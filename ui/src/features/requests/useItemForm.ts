import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newItem, type CartItem } from '../../entities/cart/model'
import { valueItem } from '../../entities/permission/valueItem'
import type { Duration, PermissionDetails, Question } from '../../entities/permission/model'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { dayAfter, isPast } from './dayAfter'

/** The entries for one item. */
export interface Entered {
  from: string | undefined
  until: string | undefined
  /** The duration; no count until it is entered. */
  lasts: { count: number | undefined; unit: Duration['unit'] }
  answers: Readonly<Record<string, readonly PickerItem[]>>
}

/** The form of an item: its dates, and the answers to its questions. */
export function useItemForm(details: PermissionDetails, item: CartItem | undefined) {
  const { t } = useTranslation('requests')
  const [initial] = useState(() => begin(details, item))
  const [entered, setEntered] = useState(initial)
  const [attempts, setAttempts] = useState(0)
  const isTried = attempts > 0
  const { from, until } = entered
  const valuesOf = ({ key }: Question) =>
    (entered.answers[key] ?? []).filter(({ id }) => id.trim() !== '')
  const missing = details.questions.filter((question) => valuesOf(question).length === 0)
  const endsBefore = until !== undefined && until <= (from ?? dayAfter(undefined, undefined))
  const endProblem = () => {
    if (details.mustExpire && until === undefined) return t('problem.required')
    if (endsBefore) return t(isPast(until) ? 'problem.endsPast' : 'problem.endsBefore')
    return undefined
  }
  const untilError = endProblem()
  const change = (part: Partial<Entered>) => setEntered((before) => ({ ...before, ...part }))
  return {
    entered,
    /** The entries, once they differ from those at first; undefined before. */
    changed: JSON.stringify(entered) === JSON.stringify(initial) ? undefined : entered,
    change,
    restore: setEntered,
    /** Sets the end date by a duration. */
    last: ({ count, unit }: Entered['lasts']) =>
      change({
        lasts: { count, unit },
        ...(count !== undefined && { until: dayAfter(from, { count, unit }) }),
      }),
    answer: (key: string, values: readonly PickerItem[]) =>
      change({ answers: { ...entered.answers, [key]: values } }),
    errorOf: (question: Question) =>
      isTried && missing.includes(question) ? t('problem.required') : undefined,
    untilError: isTried ? untilError : undefined,
    attempts,
    /** Marks what is missing or wrong; true when nothing is. */
    check: (): boolean => {
      setAttempts(attempts + 1)
      return missing.length === 0 && untilError === undefined
    },
    filled: (): CartItem => {
      const answers = details.questions.map((each) => [each.key, valuesOf(each)] as const)
      return {
        ...(item ?? newItem({ permission: details })),
        questions: details.questions,
        answers: Object.fromEntries(answers),
        from,
        until,
      }
    },
  }
}

export type ItemForm = ReturnType<typeof useItemForm>

function begin(details: PermissionDetails, item: CartItem | undefined): Entered {
  const { lasts } = details
  const suggestedEnd = details.mustExpire && lasts ? dayAfter(undefined, lasts) : undefined
  const values = ({ key, suggested }: Question) => item?.answers[key] ?? suggested.map(valueItem)
  return {
    from: item?.from,
    until: item ? item.until : suggestedEnd,
    lasts: suggestedEnd !== undefined && lasts && !item ? lasts : { count: undefined, unit: 'M' },
    answers: Object.fromEntries(details.questions.map((each) => [each.key, values(each)])),
  }
}
