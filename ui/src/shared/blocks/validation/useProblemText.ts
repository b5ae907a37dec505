import { useTranslation } from 'react-i18next'
import { readProblem } from './problem'

/** The sentence for the message of an issue, in the language of now; undefined where there is none. */
export function useProblemText() {
  const { t } = useTranslation('forms')
  return (message: string | undefined): string | undefined => {
    if (message === undefined) return undefined
    const { key, values } = readProblem(message)
    return t(`problem.${key}`, values)
  }
}
