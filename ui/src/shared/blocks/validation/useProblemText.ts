import { useTranslation } from 'react-i18next'
import { readProblem } from './problem'

/**
 * Translates the message of an issue into the present language; undefined when there is no message.
 */
export function useProblemText() {
  const { t } = useTranslation('forms')
  return (message: string | undefined): string | undefined => {
    if (message === undefined) return undefined
    const { key, values } = readProblem(message)
    return t(`problem.${key}`, values)
  }
}
