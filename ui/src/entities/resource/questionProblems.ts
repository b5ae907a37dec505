import { firstProblem, problem } from '../../shared/blocks/validation/problem'
import { commonName } from '../../shared/blocks/validation/text'
import { textIn } from '../../shared/blocks/localized-text/localizedTexts'
import { ENTITLEMENT_KEY, type Question } from './question'

/** The problems of a question, by field. */
export interface QuestionProblems {
  id?: string | undefined
  label?: string | undefined
  value?: string | undefined
}

/** The problems of one question among all, whose ids must differ. */
export function questionProblems(
  question: Question,
  all: readonly Question[],
  defaultLocale: string,
): QuestionProblems {
  return {
    id: idProblem(question.id.trim(), all),
    label: textIn(question.labels, defaultLocale).trim() === '' ? problem('required') : undefined,
    value: question.isAsked ? undefined : valueProblem(question),
  }
}

/** The first problem of any question. */
export function firstQuestionProblem(
  questions: readonly Question[],
  defaultLocale: string,
): string | undefined {
  for (const question of questions) {
    const { id, label, value } = questionProblems(question, questions, defaultLocale)
    const found = id ?? label ?? value
    if (found !== undefined) return found
  }
  return undefined
}

function idProblem(id: string, all: readonly Question[]): string | undefined {
  if (id === '') return problem('required')
  const isTaken = all.filter((each) => each.id.trim() === id).length > 1
  if (isTaken || id === ENTITLEMENT_KEY) return problem('keyTwice')
  return firstProblem(commonName, id)
}

function valueProblem({ type, value }: Question): string | undefined {
  const text = value.trim()
  if (text === '') return problem('required')
  if (type === 'Integer' && !/^-?\d+$/.test(text)) return problem('wholeNumber')
  return undefined
}
