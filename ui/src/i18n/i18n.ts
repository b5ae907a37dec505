import {
  createInstance,
  type BackendModule,
  type i18n as I18n,
  type PostProcessorModule,
  type ResourceKey,
} from 'i18next'
import { initReactI18next } from 'react-i18next'
import { directionOf } from './direction'
import { loadComponentTexts, showComponentTexts } from './componentTexts'
import { isLanguage, languageFor, type Language } from './languages'
import { valueFormat } from './valueFormat'

/** The hash in the file names of all texts: config/webpack/texts.mjs. */
declare const TEXTS_HASH: string

async function readFile(language: Language, namespace: string): Promise<ResourceKey> {
  const name = `assets/text-${language}-${namespace}-${TEXTS_HASH}.json`
  const answer = await fetch(new URL(name, document.baseURI))
  if (!answer.ok) throw new Error(`${name}: ${String(answer.status)}`)
  return (await answer.json()) as ResourceKey
}

/** The texts of the components are loaded with the namespace `ui`. */
async function readTexts(locale: string, namespace: string): Promise<ResourceKey> {
  if (!isLanguage(locale)) return {}
  const [texts] = await Promise.all([
    readFile(locale, namespace),
    namespace === 'ui' && loadComponentTexts(locale),
  ])
  return texts
}

/** Passed beside an error: i18next then tries again, up to `maxRetries` times. */
const TRY_AGAIN = true

/** Each namespace of each language is a file of its own, read when it is first needed. */
const localeFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  callbackApi: true,
  read: (locale, namespace, done) => {
    readTexts(locale, namespace).then(
      (texts) => done(null, texts),
      (error: unknown) =>
        done(error instanceof Error ? error : new Error(String(error)), TRY_AGAIN),
    )
  },
}

/** Keeps the full stop of an English sentence at its end on a right-to-left page. */
const isolation: PostProcessorModule = {
  type: 'postProcessor',
  name: 'isolation',
  process: (text: string, _key, _values, { language }: { language: string }) => {
    const own = directionOf(languageFor(language))
    return own === directionOf(language) ? text : `\u2066${text}\u2069`
  },
}

/** Called without a locale until the first texts are loaded. */
function borrowed(locale?: string): string[] {
  return locale ? [languageFor(locale)] : []
}

/** The namespaces that every page needs. */
export const FRAME = ['shell', 'errors', 'ui'] as const

/**
 * Creates the i18next instance. The namespaces of the frame load at once, those of a page with its
 * code.
 *
 * The language of the instance is the person's locale; a locale without texts uses those of the
 * nearest language. Interpolation is `[[name]]`, the notation of the product's own texts.
 */
export function createI18n(locale: string): I18n {
  const i18n = createInstance()
  i18n.on('languageChanged', (chosen) => {
    showComponentTexts(languageFor(chosen))
  })
  void i18n
    .use(localeFiles)
    .use(isolation)
    .use(valueFormat)
    .use(initReactI18next)
    .init({
      lng: locale,
      load: 'currentOnly',
      fallbackLng: borrowed,
      postProcess: isolation.name,
      ns: [...FRAME],
      maxRetries: 1,
      defaultNS: 'shell',
      interpolation: { prefix: '[[', suffix: ']]', escapeValue: false, alwaysFormat: true },
      react: { useSuspense: true },
    })
  return i18n
}
