import type { i18n as I18n } from 'i18next'
import { languageFor } from './languages'
import type { Namespace } from './namespaces'

/** The namespaces whose texts are not loaded in the language of a locale. */
export function missingTexts(i18n: I18n, locale: string, namespaces: readonly string[]): string[] {
  const language = languageFor(locale)
  return namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
}

/** Loads the missing namespaces again: i18next does not repeat a failed load, and reports none. */
async function expectTexts(i18n: I18n, locale: string, namespaces: readonly string[]) {
  const missing = missingTexts(i18n, locale, namespaces)
  if (missing.length === 0) return
  await i18n.reloadResources([languageFor(locale)], missing)
  const still = missingTexts(i18n, locale, missing)
  if (still.length > 0) throw new Error(`no texts: ${still.join(', ')}`)
}

function initialized(i18n: I18n): Promise<void> {
  return new Promise((resolve) => {
    if (i18n.isInitialized) resolve()
    else i18n.on('initialized', () => resolve())
  })
}

/**
 * Loads the texts of a page or a dialog, in the present language and in those that are chosen later.
 *
 * @throws {Error} when a file fails to load.
 */
export async function loadTexts(i18n: I18n, namespaces: readonly Namespace[]) {
  // Namespaces that are added before the first language is loaded are loaded with it.
  await i18n.loadNamespaces(namespaces)
  await initialized(i18n)
  await expectTexts(i18n, i18n.language, namespaces)
}

/**
 * Changes the locale once all visible texts are loaded in its language; until then everything stays as it is.
 *
 * @throws {Error} when a file fails to load.
 */
export async function changeLocale(i18n: I18n, locale: string) {
  await expectTexts(i18n, locale, [i18n.options.ns ?? []].flat())
  await i18n.changeLanguage(locale)
}
