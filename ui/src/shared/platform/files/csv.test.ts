import { noteSavedFiles } from '../../../testing/savedFiles'
import { toCsv } from './csv'
import { downloadCsv } from './downloadCsv'

/** The text of a file with one cell, without the begin and end of every file. */
function cell(text: string) {
  return toCsv([[text]]).slice(1, -2)
}

test('a file begins with a byte order mark, has quoted cells and lines ended by CR LF', () => {
  expect(
    toCsv([
      ['Name', 'Mail'],
      ['Åse', ''],
    ]),
  ).toBe('\uFEFF"Name","Mail"\r\n"Åse",""\r\n')
})

test.each([
  ['Solberg, Ingrid', '"Solberg, Ingrid"'],
  ['the "boss"', '"the ""boss"""'],
  ['two\nlines', '"two\nlines"'],
])('%p stays one cell', (text, written) => {
  expect(cell(text)).toBe(written)
})

test('a name that was isolated on the page is the plain name in the file', () => {
  expect(cell('عبر المجموعة \u2068Auditors\u2069')).toBe('"عبر المجموعة Auditors"')
})

test('nor are the marks in the name of the file', () => {
  const files = noteSavedFiles()

  downloadCsv('', 'أعضاء \u2068Night shift\u2069')

  expect(files.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^أعضاء Night shift [-\d]+[.]csv$/),
  ])
  jest.restoreAllMocks()
})

test.each(['=1+1', '+47 22', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＠x'])(
  '%p is no formula to a spreadsheet',
  (text) => {
    expect(cell(text)).toBe(`"'${text}"`)
  },
)

test.each(['a=1', 'ann@example', '1-2', ''])('%p is left as it is', (text) => {
  expect(cell(text)).toBe(`"${text}"`)
})
