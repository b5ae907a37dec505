import { useTranslation } from 'react-i18next'

/** What a key has to be. Source: docs/assumptions.md A-96. */
const KEY = /^[A-Za-z][\w-]*$/

/** What is wrong with the key of a new kind or attribute, in a sentence. */
export function useKeyProblem() {
  const { t } = useTranslation('entityDefinitions')
  return (key: string, taken: readonly string[]): string | undefined => {
    if (!KEY.test(key)) return t('keyHint')
    return taken.includes(key) ? t('keyTaken', { key }) : undefined
  }
}
