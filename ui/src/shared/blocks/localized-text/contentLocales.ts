import { useMemo } from 'react'
import { fromUpstreamLocale, toLanguageTag } from '../../../i18n/locale'
import { useBootstrap } from '../../platform/session/useBootstrap'
import type { LocalizedTexts } from './localizedTexts'

/** A language that content is written in. */
export interface ContentLocale {
  /** The language as the identity applications spell it: `zh_CN`. */
  locale: string
  /** The name in the language itself, `Deutsch`. */
  name: string
  /** The tag for the `lang` attribute: `zh-CN`. */
  tag: string
}

function toContentLocale(locale: string, name?: string): ContentLocale {
  const tag = toLanguageTag(fromUpstreamLocale(locale))
  const ownName = () => new Intl.DisplayNames(tag, { type: 'language' }).of(tag)
  return { locale, name: name ?? ownName() ?? locale, tag }
}

/** Languages that are no longer supported and yet have a text. */
function leftOver(value: LocalizedTexts<string>, supported: readonly string[]): string[] {
  const used = Object.values(value).flatMap((texts) => texts.map(({ locale }) => locale))
  return [...new Set(used)].filter((locale) => !supported.includes(locale))
}

/** The languages to edit: the default language, the supported ones, then any other with a text. */
export function useContentLocales(value: LocalizedTexts<string>) {
  const { supported, default: defaultLocale } = useBootstrap().locales
  return useMemo(() => {
    const known = supported.map(({ locale, localeDisplayName }) =>
      toContentLocale(locale, localeDisplayName),
    )
    const first = known.find(({ locale }) => locale === defaultLocale)
    const others = known.filter((each) => each !== first)
    const extra = leftOver(value, [defaultLocale, ...known.map(({ locale }) => locale)])
    return {
      defaultLocale,
      locales: [
        first ?? toContentLocale(defaultLocale),
        ...others,
        ...extra.map((locale) => toContentLocale(locale)),
      ],
    }
  }, [supported, defaultLocale, value])
}
