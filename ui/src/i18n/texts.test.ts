import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { errorCodes } from '../shared/platform/errors/apiError'
import { sections } from '../shared/platform/routing/sections'
import { languages, type Language } from './languages'
import sameAsEnglish from './sameAsEnglish.json'

const folder = resolve(__dirname, 'locales')
const files = readdirSync(resolve(folder, 'en'))
const others = languages.filter((language) => language !== 'en')
const otherScripts = others.filter((each) => new Intl.Locale(each).maximize().script !== 'Latn')
const plural = /_(zero|one|two|few|many|other)$/

interface Texts {
  [key: string]: string | Texts
}

function read(language: string, file: string): Texts {
  return JSON.parse(readFileSync(resolve(folder, language, file), 'utf8')) as Texts
}

function entriesOf(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : entriesOf(text, `${prefix}${key}.`),
  )
}

function keysOf(texts: Texts): string[] {
  return entriesOf(texts).map(([key]) => key)
}

function stemOf(key: string): string {
  return key.replace(plural, '')
}

function stems(texts: Texts): string[] {
  return [...new Set(keysOf(texts).map(stemOf))].sort()
}

/** Each text of a language beside the English one: `[users:title, Benutzer, Users]`. */
function pairs(language: Language): [key: string, text: string, english: string][] {
  return files.flatMap((file) => {
    const english = new Map(entriesOf(read('en', file)))
    return entriesOf(read(language, file)).map(([key, text]): [string, string, string] => {
      const original = english.get(`${stemOf(key)}_other`) ?? english.get(key) ?? ''
      return [`${file.replace('.json', '')}:${key}`, text, original]
    })
  })
}

/** Quotation marks, spaces and dots of other languages. */
const foreignMarks: Partial<Record<Language, RegExp>> = {
  de: /["'”«»]|[^\u00a0]…|\.{3}/,
  es: /["'“”„]|\s…|\.{3}/,
  fr: /["'“”„]|[^\u00a0\u202f][;?!»]|[^\u00a0\u202f]:(?=\s|$)|«[^\u00a0]|\s…|\.{3}/,
  it: /["'“”„]|\s…|\.{3}/,
  nl: /["'“”„«»]|\s…|\.{3}/,
  'pt-BR': /["'„«»]|\s…|\.{3}/,
}

/** The values and elements in a text: `[[count]]`, `<when/>`. */
function places(text: string): string[] {
  return (text.match(/\[\[.*?\]\]|<[^>]*>/g) ?? []).sort()
}

function words(text: string): string[] {
  return text.replaceAll(/\[\[.*?\]\]|<[^>]*>/g, ' ').match(/\p{Letter}{2,}/gu) ?? []
}

/** Quotation marks, punctuation, hyphens and dots that are not those of a script. */
const marksOfOtherScripts: Partial<Record<Language, RegExp>> = {
  ar: /["“”„;?]|, ?$|\.{3}/,
  he: /["“”„«»]|(?<=\p{Letter})-(?=x)|\.{3}/u,
  ja: /["“”?!:;,]|\.{3}/,
  ru: /["“”„]|\.{3}/,
  'zh-CN': /["「」?!:;,]|\.{3}/,
  'zh-TW': /["“”?!:;,]|\.{3}/,
}

/** Texts that are the word for Cancel, with or without an ellipsis, and are no Cancel; French has one word for Undo and Cancel. */
function likeCancel(language: Language): string[] {
  const { cancel } = read(language, 'ui.json')
  return files.flatMap((file) =>
    entriesOf(read(language, file)).flatMap(([key, text]) =>
      text.replace(/\s*…$/, '') === cancel && !/(cancel|undo)$/.test(key) ? [`${file}:${key}`] : [],
    ),
  )
}

/**
 * Whether a plural form stands for so few numbers that its text can name them: `zwei`. The Russian
 * `one` also stands for 21.
 */
function namesItsNumber(language: Language, key: string): boolean {
  const form = plural.exec(key)?.[1]
  const rules = new Intl.PluralRules(language)
  const numbers = Array.from({ length: 200 }, (_, number) => number)
  return form !== undefined && numbers.filter((each) => rules.select(each) === form).length < 3
}

test.each(languages)('%s has every file of texts', (language) => {
  expect(readdirSync(resolve(folder, language))).toEqual(files)
})

test.each(files)('every text of %s is there in every language', (file) => {
  for (const language of languages) {
    expect(stems(read(language, file))).toEqual(stems(read('en', file)))
  }
})

test.each(files)('a counted text of %s has all the forms that its language counts with', (file) => {
  for (const language of languages) {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    const counted = keysOf(read(language, file)).filter((key) => plural.test(key))
    for (const stem of new Set(counted.map(stemOf))) {
      const own = counted.filter((key) => stemOf(key) === stem)
      expect(own.map((key) => key.slice(stem.length + 1)).sort()).toEqual(forms)
    }
  }
})

test.each(others)(
  'the texts in %s have the same values in them as the English ones',
  (language) => {
    const wrong = pairs(language).filter(([key, text, english]) => {
      const uncounted = places(english).filter((place) => !place.startsWith('[[count'))
      const fitting = namesItsNumber(language, key)
        ? [places(english), uncounted]
        : [places(english)]
      return !fitting.some((each) => each.join() === places(text).join())
    })
    expect(wrong).toEqual([])
  },
)

test.each(languages)('in %s no action has the name of the button that does nothing', (language) => {
  expect(likeCancel(language)).toEqual([])
})

test.each(others)('nothing in %s was left in English but what is the same there', (language) => {
  const same = pairs(language).filter(([, text, english]) => text === english && words(text).length)
  expect([...new Set(same.map(([, text]) => text))].sort()).toEqual(sameAsEnglish[language])
})

test.each(others)('no English words are left in between in %s', (language) => {
  const english = /\b(the|this|your|you|please|cannot|could not|with|from|which|failed)\b/i
  expect(pairs(language).filter(([, text]) => english.test(text))).toEqual([])
})

test.each(otherScripts)('%s has the marks of its own script', (language) => {
  const wrong = pairs(language).filter(([, text]) =>
    marksOfOtherScripts[language]?.test(text.replaceAll(/\[\[.*?\]\]|\u2068.*?\u2069/g, 'x')),
  )
  expect(wrong).toEqual([])
})

test.each(otherScripts)(
  '%s writes nothing in Latin letters but names and abbreviations',
  (language) => {
    const names =
      /^(Identity|Manager|Governance|Windows|Unix|ID|DN|KB|kb|IT|SoD|Ctrl|Esc|Enter|Shift|CSV|ICS|JSON|JPEG|PNG|GIF|CEF|TLS|SSL|TCP|UDP|IMAP|POP|SMTP|LDAP|WCAG|AA|CSS|css|Web|com|example|package)$/
    const latin = pairs(language).flatMap(([, text]) =>
      words(text).filter((word) => /[a-z]/i.test(word) && !names.test(word)),
    )
    expect(latin).toEqual([])
  },
)

test.each(Object.keys(foreignMarks) as Language[])(
  '%s has its own quotation marks, spaces and dots',
  (language) => {
    const wrong = pairs(language).filter(([, text]) =>
      foreignMarks[language]?.test(text.replaceAll(/\[\[.*?\]\]|\u2068.*?\u2069/g, '0')),
    )
    expect(wrong).toEqual([])
  },
)

test('every error code and every section has a text', () => {
  expect(keysOf(read('en', 'errors.json')).sort()).toEqual(errorCodes.toSorted())
  const { section } = read('en', 'shell.json')
  expect(Object.keys(section ?? {}).sort()).toEqual(sections.toSorted())
})
