import { useMemo } from 'react'
import { readKitTexts, useListKitLocalesQuery } from '../../entities/locale/kitApi'
import { progressOf, sideBySide, type KitLocale } from '../../entities/locale/kitText'
import { useReadEach } from '../../shared/platform/api/useReadEach'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import type { LocaleRow } from './localeList'

const NONE: readonly KitLocale[] = []

/** The languages, each with what is translated as soon as its file is there. */
export function useLocaleRows() {
  const { default: base } = useBootstrap().locales
  const { data: locales = NONE, ...query } = useListKitLocalesQuery(undefined)
  const ids = useMemo(() => locales.map(({ locale }) => locale), [locales])
  const { found } = useReadEach(readKitTexts, ids)
  const data = useMemo(() => {
    const baseTexts = found.get(base)
    return locales.map((each): LocaleRow => {
      const texts = found.get(each.locale)
      const isDefault = each.locale === base
      if (!texts || !baseTexts) return { ...each, isDefault }
      return { ...each, isDefault, texts, ...progressOf(sideBySide(baseTexts, texts), isDefault) }
    })
  }, [locales, found, base])
  return { ...query, data: query.isSuccess ? data : undefined }
}
