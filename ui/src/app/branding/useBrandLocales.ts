import { useLocale } from '../../i18n/useLocale'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** The languages in which a text of the branding is looked for, the own one first. Source: docs/assumptions.md A-760. */
export function useBrandLocales(): readonly string[] {
  const { default: fallback } = useBootstrap().locales
  const { locale } = useLocale()
  return [locale, fallback, 'en']
}
