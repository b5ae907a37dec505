import { isolate } from './isolate'
import { useLocale } from './useLocale'

/** Joins texts to a list in one line, each with its own direction of writing: `Owners, Approval`. */
export function useListText(): (items: readonly string[]) => string {
  const { locale, intlLocale } = useLocale()
  return (items) =>
    new Intl.ListFormat(intlLocale, { type: 'unit', style: 'short' }).format(
      items.map((item) => isolate(item, locale)),
    )
}
