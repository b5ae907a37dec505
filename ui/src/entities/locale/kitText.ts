import type { components } from '../../shared/platform/contract/schema'

type KitLocaleNode = components['schemas']['KitLocaleNode']

/** A language whose texts can be translated. */
export interface KitLocale {
  /** The language as the identity applications spell it: `zh_CN`. */
  locale: string
  /** The name in the language itself, `Deutsch`. */
  name: string
}

/** Texts of links and categories by key, such as `category.3.name`. */
export type KitTexts = Readonly<Record<string, string>>

/** A text in the default language (`base`) and in another language (`text`). */
export interface KitText {
  key: string
  base: string
  text: string
}

/** `none`: neither language has a text. */
export type KitState = 'translated' | 'same' | 'missing' | 'none'

/** The number of texts, and how many of them are translated. */
export interface KitProgress {
  translated: number
  all: number
}

/** Source: SPEC 2 "Top-level sections"; docs/assumptions.md A-161. */
export function readKitLocales(nodes: readonly KitLocaleNode[]): KitLocale[] {
  return nodes.flatMap(({ localeKey, name = localeKey }) =>
    localeKey !== undefined && name !== undefined ? [{ locale: localeKey, name }] : [],
  )
}

/** The texts of both files side by side, in the order of the default language. */
export function sideBySide(base: KitTexts, texts: KitTexts): KitText[] {
  const keys = new Set([...Object.keys(base), ...Object.keys(texts)])
  return [...keys].map((key) => ({ key, base: base[key] ?? '', text: texts[key] ?? '' }))
}

/** The name of a text: the text in the default language, or its key if that is empty. */
export const labelOf = ({ key, base }: Pick<KitText, 'key' | 'base'>) => (base === '' ? key : base)

/** The state of a text. If it equals the default text, it may be untranslated: `same`. Source: docs/assumptions.md A-560. */
export function kitState({ base, text }: Pick<KitText, 'base' | 'text'>): KitState {
  if (text === '') return base === '' ? 'none' : 'missing'
  return text === base ? 'same' : 'translated'
}

/** The progress of a language; in the default language, every text counts as translated. */
export function progressOf(texts: readonly KitText[], isDefault = false): KitProgress {
  const states = texts.map(kitState).filter((state) => state !== 'none')
  const isDone = (state: KitState) => state === 'translated' || (isDefault && state === 'same')
  return { translated: states.filter(isDone).length, all: states.length }
}

/** Whether a text is so much longer than the default text that pages may cut it off. Source: docs/assumptions.md A-561. */
export function isMuchLonger({ base, text }: Pick<KitText, 'base' | 'text'>): boolean {
  return base !== '' && text.length > 1.5 * base.length && text.length > base.length + 10
}
