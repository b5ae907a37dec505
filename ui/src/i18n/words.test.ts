import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const folder = resolve(__dirname, 'locales', 'en')

/** Words that the console does not use, each with the one that it uses. */
const words: [RegExp, string][] = [
  [/\bsomebody\b/i, 'someone'],
  [/\beverybody\b/i, 'everyone'],
  [/\bwhoever\b/i, 'people who'],
  [/\bcatalogue\b/i, 'catalog'],
  [/\be-mail\b/i, 'email'],
  [/\bat once\b/i, 'immediately'],
  [/\b(leave|left) out\b/i, 'exclude, not included'],
  [/\bcolour\b/i, 'color'],
  [/\blicence\b/i, 'license'],
  [/\borganis/i, 'organiz'],
  [/\bcancelled\b/i, 'canceled'],
  [/\brequest definition\b/i, 'request form'],
  [/\ba deed\b|\bwish(es)?\b/i, 'action, assignment request'],
  [/\bmay not (see|read)\b/i, 'not allowed to'],
  [/\b(without|no) cover\b/i, 'without a delegate'],
  [/^"(They|Their|Its)\b/, 'the noun'],
]

test.each(readdirSync(folder))('%s has the words of the console', (file) => {
  const lines = readFileSync(resolve(folder, file), 'utf8').split('\n')
  const found = words.flatMap(([word, better]) =>
    lines
      .filter((line) => word.test(line.replace(/^\s*"\w+": /, '')))
      .map((line) => `${line.trim()} (use: ${better})`),
  )
  expect(found).toEqual([])
})
