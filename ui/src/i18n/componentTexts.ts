import type { Language } from './languages'

/** `{"@react-aria/menu": {"longPressMessage": "Long press or press ..."}}` */
type Pack = Record<string, Record<string, unknown>>

/** The texts of React Aria for screen readers. */
const files: Record<Language, () => Promise<unknown>> = {
  en: () => import(/* webpackChunkName: "text-en-components" */ 'react-aria-components/i18n/en-US'),
  ar: () => import(/* webpackChunkName: "text-ar-components" */ 'react-aria-components/i18n/ar-AE'),
  de: () => import(/* webpackChunkName: "text-de-components" */ 'react-aria-components/i18n/de-DE'),
  es: () => import(/* webpackChunkName: "text-es-components" */ 'react-aria-components/i18n/es-ES'),
  fr: () => import(/* webpackChunkName: "text-fr-components" */ 'react-aria-components/i18n/fr-FR'),
  he: () => import(/* webpackChunkName: "text-he-components" */ 'react-aria-components/i18n/he-IL'),
  it: () => import(/* webpackChunkName: "text-it-components" */ 'react-aria-components/i18n/it-IT'),
  ja: () => import(/* webpackChunkName: "text-ja-components" */ 'react-aria-components/i18n/ja-JP'),
  nl: () => import(/* webpackChunkName: "text-nl-components" */ 'react-aria-components/i18n/nl-NL'),
  'pt-BR': () =>
    import(/* webpackChunkName: "text-pt-BR-components" */ 'react-aria-components/i18n/pt-BR'),
  ru: () => import(/* webpackChunkName: "text-ru-components" */ 'react-aria-components/i18n/ru-RU'),
  'zh-CN': () =>
    import(/* webpackChunkName: "text-zh-CN-components" */ 'react-aria-components/i18n/zh-CN'),
  'zh-TW': () =>
    import(/* webpackChunkName: "text-zh-TW-components" */ 'react-aria-components/i18n/zh-TW'),
}

const loaded = new Map<Language, Pack>()

/**
 * The texts that React Aria shows. It reads the reference to this object once, so a change of
 * language changes the content.
 */
const shown: Pack = {}

export async function loadComponentTexts(language: Language) {
  const file = (await files[language]()) as { default: Pack }
  loaded.set(language, file.default)
}

/**
 * Gives all components the texts of a language, even for a locale that React Aria has no texts for.
 *
 * The two symbols are the ones under which its LocalizedStringProvider stores the texts of a
 * server.
 */
export function showComponentTexts(language: Language) {
  for (const [name, texts] of Object.entries(loaded.get(language) ?? {})) {
    shown[name] = Object.assign(shown[name] ?? {}, texts)
  }
  Reflect.set(window, Symbol.for('react-aria.i18n.locale'), language)
  Reflect.set(window, Symbol.for('react-aria.i18n.strings'), shown)
}
