import { readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { dateLocaleFor, loadDateLocale, withRegion } from './dateLocale'

const folder = resolve(dirname(require.resolve('dayjs')), 'locale')
const invented = ['tlh', 'tzl', 'x-pseudo']
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.js'))
  .map((file) => file.replace('.js', ''))
  .filter((name) => !invented.includes(name))

test('about a hundred locales are there', () => {
  expect(names.length).toBeGreaterThan(100)
})

test.each(names)('%s is a date locale and can be loaded', async (name) => {
  expect(dateLocaleFor(name)).toBe(name)
  await expect(loadDateLocale(name)).resolves.toBeUndefined()
})

test.each(['tlh', 'tzl'])('nobody reads %s', (name) => {
  expect(dateLocaleFor(name)).toBe('en')
})

test.each([
  ['iw', 'he'],
  ['iw_IL', 'he'],
  ['no', 'nb'],
  ['en-US', 'en'],
  ['de-AT', 'de-at'],
  ['de-LI', 'de'],
  ['pt_BR', 'pt-br'],
  ['zh-TW', 'zh-tw'],
  ['ku-Arab', 'ku'],
  ['hy', 'hy-am'],
  ['pa', 'pa-in'],
])('%s has the dates of %s', (locale, name) => {
  expect(dateLocaleFor(locale)).toBe(name)
})

test.each(['ha-Arab', 'ks', 'ps', 'yi'])('%s has the words of the browser', (locale) => {
  expect(dateLocaleFor(locale)).toBeUndefined()
})

test.each(['arc', 'khw'])('%s, which nobody knows, has English dates', (locale) => {
  expect(dateLocaleFor(locale)).toBe('en')
})

describe('the region', () => {
  const browserWants = (...languages: string[]) =>
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

  afterEach(() => {
    jest.restoreAllMocks()
  })

  test('is that of the browser, where it has the language', () => {
    browserWants('fr-CH', 'en-GB', 'en-US')
    expect(withRegion('en')).toBe('en-GB')
  })

  test.each(['de', 'pt-BR'])(
    'of %s stays as it is when the browser has another language',
    (locale) => {
      browserWants('en-GB', 'pt-PT', 'den')
      expect(withRegion(locale)).toBe(locale)
    },
  )
})
