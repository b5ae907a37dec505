import { isMuchLonger, progressOf, sideBySide, kitState } from './kitText'

test.each([
  ['Tasks', 'Aufgaben', 'translated'],
  ['Intranet', 'Intranet', 'same'],
  ['Tasks', '', 'missing'],
  ['', '', 'none'],
])('of %p the translation %p is %s', (base, text, state) => {
  expect(kitState({ base, text })).toBe(state)
})

test('a text that only one of both files has stands among the others', () => {
  expect(sideBySide({ a: 'A' }, { b: 'B' })).toEqual([
    { key: 'a', base: 'A', text: '' },
    { key: 'b', base: '', text: 'B' },
  ])
})

test('texts that no language has do not count, and in the default language none is missing that is there', () => {
  const texts = sideBySide({ a: 'A', b: 'B', c: '', d: 'D' }, { a: 'Ä', b: 'B', c: '', d: '' })
  expect(progressOf(texts)).toEqual({ translated: 1, all: 3 })
  expect(progressOf(texts, true)).toEqual({ translated: 2, all: 3 })
})

test.each([
  ['Tasks', 'Aufgaben', false],
  ['Tasks', 'Meine offenen Aufgaben', true],
  ['My open tasks today', 'Meine heutigen Aufgaben', false],
  ['', 'Meine offenen Aufgaben', false],
])('whether beside %p the text %p is much longer: %p', (base, text, isLonger) => {
  expect(isMuchLonger({ base, text })).toBe(isLonger)
})
