import { useMemo } from 'react'
import { useLocale } from '../../../i18n/useLocale'

/** Tells whether a text says the same: capitals, spaces at the ends and the script of its digits do not count. */
export function useIsSaid(wanted: string): (text: string) => boolean {
  const { intlLocale } = useLocale()
  const collator = useMemo(
    () => new Intl.Collator(intlLocale, { sensitivity: 'accent' }),
    [intlLocale],
  )
  return (text) => collator.compare(text.trim(), wanted.trim()) === 0
}
