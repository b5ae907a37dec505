/** A text in one language, which is spelt as the identity applications do: `zh_CN`. */
export interface LocalizedText {
  locale: string
  text: string
}

/** What several fields say in several languages: `{ name: [{ locale: 'en', text: 'Payer' }], description: [] }`. */
export type LocalizedTexts<Key extends string> = Readonly<Record<Key, readonly LocalizedText[]>>

/** How much of a language is there. */
export type Completeness = 'full' | 'part' | 'none'

/** `''` when the language has none. */
export function textIn(texts: readonly LocalizedText[], locale: string): string {
  return texts.find((each) => each.locale === locale)?.text ?? ''
}

/** With another text in one language; an empty one takes the language out. */
export function withText(
  texts: readonly LocalizedText[],
  locale: string,
  text: string,
): LocalizedText[] {
  const has = texts.some((each) => each.locale === locale)
  const all = has ? texts : [...texts, { locale, text }]
  return all
    .map((each) => (each.locale === locale ? { locale, text } : each))
    .filter((each) => each.text !== '')
}

/** As it is sent: without spaces at the ends, and without what is then empty. Source: SPEC 5 "Resources". */
export function trimmed(texts: readonly LocalizedText[]): LocalizedText[] {
  return texts
    .map(({ locale, text }) => ({ locale, text: text.trim() }))
    .filter(({ text }) => text !== '')
}

/** The fields that say nothing in a language. */
export function missingIn<Key extends string>(
  value: LocalizedTexts<Key>,
  keys: readonly Key[],
  locale: string,
): Key[] {
  return keys.filter((key) => textIn(value[key], locale).trim() === '')
}

export function completenessOf(missing: number, all: number): Completeness {
  if (missing === 0) return 'full'
  return missing < all ? 'part' : 'none'
}
