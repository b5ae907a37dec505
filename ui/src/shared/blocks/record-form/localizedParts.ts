import { isContested, merged, type Sides, type Winner } from '../concurrent-edit/threeWay'
import {
  textIn,
  withText,
  type LocalizedText,
  type LocalizedTexts,
} from '../localized-text/localizedTexts'
import type { ValueParts } from './recordField'

/** Texts in several languages: each language of each text is a part. */
export function localizedParts<Key extends string>(
  keys: readonly Key[],
): ValueParts<LocalizedTexts<Key>> {
  return {
    isContested: (sides) =>
      keys.some((key) =>
        localesOf(sides, key).some((locale) => isContested(textSides(sides, key, locale))),
      ),
    merge: (sides, winner) => {
      const texts = keys.map((key) => [key, mergedTexts(sides, key, winner)] as const)
      return Object.fromEntries<readonly LocalizedText[]>(texts) as LocalizedTexts<Key>
    },
  }
}

function mergedTexts<Key extends string>(
  sides: Sides<LocalizedTexts<Key>>,
  key: Key,
  winner: Winner,
) {
  return localesOf(sides, key).reduce(
    (texts, locale) => withText(texts, locale, merged(textSides(sides, key, locale), winner)),
    [...sides.theirs[key]],
  )
}

function localesOf<Key extends string>(
  { was, mine, theirs }: Sides<LocalizedTexts<Key>>,
  key: Key,
) {
  return [...new Set([was, mine, theirs].flatMap((side) => side[key].map(({ locale }) => locale)))]
}

function textSides<Key extends string>(
  { was, mine, theirs }: Sides<LocalizedTexts<Key>>,
  key: Key,
  locale: string,
): Sides<string> {
  const textOf = (side: LocalizedTexts<Key>) => textIn(side[key], locale).trim()
  return { was: textOf(was), mine: textOf(mine), theirs: textOf(theirs) }
}
