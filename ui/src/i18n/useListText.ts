import { isolate } from './isolate'
import { useLocale } from './useLocale'

/** Things side by side in one line, each in its own direction: `Owners, Approval`. */
export function useListText(): (items: readonly string[]) => string {
  const { locale, intlLocale } = useLocale()
  return (items) =>
    new Intl.ListFormat(intlLocale, { type: 'unit', style: 'short' }).format(
      items.map((item) => isolate(item, locale)),
    )
}
