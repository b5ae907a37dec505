/** A text in one language, spelled as the identity applications do: `zh_CN`. */
export interface LocalizedText {
  locale: string
  text: string
}

/** The texts of several fields: `{ name: [{ locale: 'en', text: 'Payer' }], description: [] }`. */
export type LocalizedTexts<Key extends string> = Readonly<Record<Key, readonly LocalizedText[]>>

/** Whether all, some or none of the fields have a text in a language. */
export type Completeness = 'full' | 'part' | 'none'

/** The text in a language; `''` when it has none. */
export function textIn(texts: readonly LocalizedText[], locale: string): string {
  return texts.find((each) => each.locale === locale)?.text ?? ''
}

/** The texts with another text in one language; an empty text removes the language. */
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

/** The texts for a save: trimmed, without empty ones. Source: SPEC 5 "Resources". */
export function trimmed(texts: readonly LocalizedText[]): LocalizedText[] {
  return texts
    .map(({ locale, text }) => ({ locale, text: text.trim() }))
    .filter(({ text }) => text !== '')
}

/** The fields without a text in a language. */
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
