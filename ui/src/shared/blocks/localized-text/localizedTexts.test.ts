import { displayName, description } from '../validation/text'
import { localizedProblems, type LocalizedField } from './localizedField'
import { completenessOf, missingIn, textIn, trimmed, withText } from './localizedTexts'

const texts = [
  { locale: 'en', text: 'Payer' },
  { locale: 'zh_CN', text: '付款人' },
]

const fields: LocalizedField<'name' | 'description'>[] = [
  { key: 'name', label: 'Name', isRequired: true, maxLength: 10, schema: displayName },
  { key: 'description', label: 'Description', maxLength: 20, schema: description },
]

test('a text is read, changed in its place, added, and taken out when it is empty', () => {
  expect(textIn(texts, 'zh_CN')).toBe('付款人')
  expect(textIn(texts, 'de')).toBe('')
  expect(withText(texts, 'en', 'Buyer')).toEqual([{ locale: 'en', text: 'Buyer' }, texts[1]])
  expect(withText(texts, 'de', 'Zahler')).toEqual([...texts, { locale: 'de', text: 'Zahler' }])
  expect(withText(texts, 'en', '')).toEqual([texts[1]])
})

test('what is sent has no spaces at its ends, and nothing that is empty', () => {
  const typed = [
    { locale: 'en', text: ' Payer ' },
    { locale: 'de', text: '  ' },
  ]
  expect(trimmed(typed)).toEqual([{ locale: 'en', text: 'Payer' }])
})

test('a language is complete, partly there or empty', () => {
  const value = { name: texts, description: [{ locale: 'en', text: 'Pays' }] }
  const missing = (locale: string) => missingIn(value, ['name', 'description'], locale)
  expect(missing('en')).toEqual([])
  expect(missing('zh_CN')).toEqual(['description'])
  expect(missing('de')).toEqual(['name', 'description'])
  expect([0, 1, 2].map((count) => completenessOf(count, 2))).toEqual(['full', 'part', 'none'])
})

test.each([
  ['a name is needed in the default language only', {}, [['name', 'en', 'required']]],
  ['spaces are no name', { name: [{ locale: 'en', text: ' ' }] }, [['name', 'en', 'required']]],
  [
    'what must not be typed is told in every language',
    {
      name: [
        { locale: 'en', text: 'Payer' },
        { locale: 'de', text: 'Zahler*' },
      ],
      description: [{ locale: 'de', text: 'so|lala' }],
    },
    [
      ['name', 'de', 'invalidCharacter'],
      ['description', 'de', 'invalidCharacter'],
    ],
  ],
  [
    'so is what is too long, spaces at the ends not counted',
    {
      name: [{ locale: 'en', text: '  ten letter ' }],
      description: [{ locale: 'en', text: 'x'.repeat(21) }],
    },
    [['description', 'en', 'tooLong']],
  ],
])('%s', (_rule, typed, found) => {
  const value = { name: [], description: [], ...typed }
  const problems = localizedProblems(fields, value, ['en', 'de'], 'en')
  const told = problems.map(({ key, locale, message }) => [
    key,
    locale,
    (JSON.parse(message) as { key: string }).key,
  ])
  expect(told).toEqual(found)
})
