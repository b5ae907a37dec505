import { createInstance, type BackendModule, type i18n as I18n, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languages, type Language } from './languages'

async function readFile(language: string, namespace: string): Promise<ResourceKey> {
  const file = (await import(
    /* webpackChunkName: "text-[request]" */ `./locales/${language}/${namespace}.json`
  )) as { default: ResourceKey }
  return file.default
}

/** With this beside an error i18next asks again, a few times and ever more slowly. */
const TRY_AGAIN = true

/** Each namespace of each language is a file of its own, read when it is first needed. */
const localeFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  callbackApi: true,
  read: (language, namespace, done) => {
    readFile(language, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) =>
        done(error instanceof Error ? error : new Error(String(error)), TRY_AGAIN),
    )
  },
}

/** What every page needs, whatever the feature. */
const FRAME = ['shell', 'errors', 'ui'] as const

/**
 * The texts. Those of the frame load at once, those of a page along with its code.
 *
 * Interpolation is `[[name]]`, the notation of the product's own texts.
 */
export function createI18n(language: Language): I18n {
  const i18n = createInstance()
  void i18n
    .use(localeFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languages,
      fallbackLng: false,
      ns: [...FRAME],
      defaultNS: 'shell',
      interpolation: { prefix: '[[', suffix: ']]', escapeValue: false },
      react: { useSuspense: true },
    })
  return i18n
}
