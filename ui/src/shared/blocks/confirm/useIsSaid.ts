import { useMemo } from 'react'
import { useLocale } from '../../../i18n/useLocale'

/**
 * Makes a function that compares a typed text with the wanted one. Case, spaces at the ends and the script of digits do
 * not matter.
 */
export function useIsSaid(wanted: string): (text: string) => boolean {
  const { intlLocale } = useLocale()
  const collator = useMemo(
    () => new Intl.Collator(intlLocale, { sensitivity: 'accent' }),
    [intlLocale],
  )
  return (text) => collator.compare(text.trim(), wanted.trim()) === 0
}
