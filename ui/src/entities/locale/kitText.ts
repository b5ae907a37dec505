import type { components } from '../../shared/platform/contract/schema'

type KitLocaleNode = components['schemas']['KitLocaleNode']

/** A language whose texts can be translated. */
export interface KitLocale {
  /** As the identity applications spell it: `zh_CN`. */
  locale: string
  /** Its own name, `Deutsch`. */
  name: string
}

/** Texts of links and categories by key, such as `category.3.name`. */
export type KitTexts = Readonly<Record<string, string>>

/** One text in the default language and in another one. */
export interface KitText {
  key: string
  base: string
  text: string
}

/** `none`: neither language has a text. */
export type KitState = 'translated' | 'same' | 'missing' | 'none'

/** How many texts there are to translate, and how many are translated. */
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

/** What people call a text: the default one, or its key where there is none. */
export const labelOf = ({ key, base }: Pick<KitText, 'key' | 'base'>) => (base === '' ? key : base)

/** A text that equals the default one is not known to be translated. Source: docs/assumptions.md A-560. */
export function kitState({ base, text }: Pick<KitText, 'base' | 'text'>): KitState {
  if (text === '') return base === '' ? 'none' : 'missing'
  return text === base ? 'same' : 'translated'
}

/** In the default language every text counts that is not empty. */
export function progressOf(texts: readonly KitText[], isDefault = false): KitProgress {
  const states = texts.map(kitState).filter((state) => state !== 'none')
  const isDone = (state: KitState) => state === 'translated' || (isDefault && state === 'same')
  return { translated: states.filter(isDone).length, all: states.length }
}

/** Whether a text may be cut off where the default one fits. Source: docs/assumptions.md A-561. */
export function isMuchLonger({ base, text }: Pick<KitText, 'base' | 'text'>): boolean {
  return base !== '' && text.length > 1.5 * base.length && text.length > base.length + 10
}
