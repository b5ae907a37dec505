import { decodeProperties, formatProperties, parseProperties } from './properties'

const textsOf = (content: string) => parseProperties(content).texts

test.each([
  ['a key with a text', 'a=b', { a: 'b' }],
  ['a colon and spaces', '  a.b :  c d  ', { 'a.b': 'c d  ' }],
  ['a space alone between key and text', 'a b c', { a: 'b c' }],
  ['a key without a text', 'a', { a: '' }],
  ['comments and empty lines', '# x=y\n\n ! z\na=b', { a: 'b' }],
  ['lines ended by CR LF and by CR', 'a=1\r\nb=2\rc=3', { a: '1', b: '2', c: '3' }],
  ['a line that goes on', 'a=one \\\n   two\nb=3', { a: 'one two', b: '3' }],
  ['a backslash at the end that is a backslash', 'a=b\\\\\nc=d', { a: 'b\\', c: 'd' }],
  ['escaped separators in the key', 'a\\:b\\ c=d', { 'a:b c': 'd' }],
  ['escapes', 'a=\\u00e9\\u00E9\\n\\t\\:\\q', { a: 'éé\n\t:q' }],
  ['an emoji in two escapes', 'a=\\ud83d\\ude80', { a: '🚀' }],
])('reads %s', (_what, content, texts) => {
  expect(textsOf(content)).toEqual(texts)
})

test('a broken escape is told with its line, also within a text of several lines', () => {
  const content = '# \\uzzzz\na=fine\nb=x \\\n  \\u00g1\nc=\\\\u00g1 \\u12'
  expect(parseProperties(content).brokenEscapes).toEqual([
    { line: 4, escape: '\\u00g1' },
    { line: 5, escape: '\\u12' },
  ])
})

test('of a key that stands there twice the last text counts, and both lines are told', () => {
  const { texts, repeated } = parseProperties('a=1\nb=2\n\na=3')
  expect(texts).toEqual({ a: '3', b: '2' })
  expect(repeated).toEqual([{ key: 'a', lines: [1, 4] }])
})

test('what is written has no other letters than ASCII, and is read as it was', () => {
  const texts = {
    'item.1.name': 'مهامي 🚀',
    'a:b = c': ' C:\\new\tline\r\nend\f',
    '#x': '!y = z',
    empty: '',
  }
  const content = formatProperties(texts)
  expect(content).toMatch(/^[\n\x20-\x7e]+$/)
  expect(textsOf(content)).toEqual(texts)
})

test.each([
  ['UTF-8', [0xc3, 0xa9]],
  ['Latin-1', [0xe9]],
])('a file in %s is read', (encoding, letter) => {
  const bytes = new Uint8Array([0x61, 0x3d, ...letter]).buffer
  expect(decodeProperties(bytes)).toEqual({ content: 'a=é', encoding })
})
