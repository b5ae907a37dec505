import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { errorCodes } from '../shared/api/apiError'
import { sections } from '../shared/routing/sections'
import { languages } from './languages'

const folder = resolve(__dirname, 'locales')
const files = readdirSync(resolve(folder, 'en'))
const plural = /_(zero|one|two|few|many|other)$/

interface Texts {
  [key: string]: string | Texts
}

function read(language: string, file: string): Texts {
  return JSON.parse(readFileSync(resolve(folder, language, file), 'utf8')) as Texts
}

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : keysOf(text, `${prefix}${key}.`),
  )
}

function stems(texts: Texts): string[] {
  return [...new Set(keysOf(texts).map((key) => key.replace(plural, '')))].sort()
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
    for (const stem of new Set(counted.map((key) => key.replace(plural, '')))) {
      const own = counted.filter((key) => key.replace(plural, '') === stem)
      expect(own.map((key) => key.slice(stem.length + 1)).sort()).toEqual(forms)
    }
  }
})

test('every error code and every section has a text', () => {
  expect(keysOf(read('en', 'errors.json')).sort()).toEqual(errorCodes.toSorted())
  const { section } = read('en', 'shell.json')
  expect(Object.keys(section ?? {}).sort()).toEqual(sections.toSorted())
})
