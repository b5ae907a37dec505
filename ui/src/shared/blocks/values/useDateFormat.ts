import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocale } from '../../../i18n/useLocale'
import { formatByBrowser, formatByLocale, type DateFormat } from './dateFormat'
import {
  dateLocaleFor,
  isDateLocaleLoaded,
  loadDateLocale,
  watchDateLocales,
  withRegion,
} from './dateLocale'

/**
 * Dates in the language of the interface and the region of the browser; follows a change of language. The
 * browser's own words stand in until the locale's file is there.
 */
export function useDateFormat(): DateFormat {
  const { tag, intlLocale } = useLocale()
  const locale = withRegion(tag)
  const name = dateLocaleFor(locale)
  const isLoaded = useSyncExternalStore(
    watchDateLocales,
    () => name !== undefined && isDateLocaleLoaded(name),
  )
  useEffect(() => {
    if (name === undefined || isLoaded) return
    loadDateLocale(name).catch(() => undefined)
  }, [name, isLoaded])
  return useMemo(
    () =>
      name && isLoaded ? formatByLocale(name, intlLocale) : formatByBrowser(locale, intlLocale),
    [name, isLoaded, locale, intlLocale],
  )
}
