import { toIntlLocale } from '../../../i18n/locale'
import { formatBuildDate, formatByBrowser, formatByLocale } from './dateFormat'
import { loadDateLocale } from './dateLocale'

const AT = new Date(2025, 10, 3, 16, 20).getTime()

test('a list says the moment as MMM d, y h:mm a', () => {
  expect(formatByLocale('en', 'en').minute(AT)).toBe('Nov 3, 2025 4:20 PM')
})

test.each([
  ['de', '3. Nov. 2025', '3. Nov. 2025 16:20'],
  ['en-gb', '3 Nov 2025', '3 Nov 2025 16:20'],
  ['ja', '2025年11月3日', '2025年11月3日 16:20'],
  ['he', '3 נוב 2025', '3 נוב 2025 16:20'],
  ['ar', '3 نوفمبر 2025', '3 نوفمبر 2025 16:20'],
  ['fa', '۳ نوامبر ۲۰۲۵', '۳ نوامبر ۲۰۲۵ ۱۶:۲۰'],
])('%s writes %s', async (name, day, minute) => {
  await loadDateLocale(name)

  const format = formatByLocale(name, toIntlLocale(name))

  expect([format.day(AT), format.minute(AT)]).toEqual([day, minute])
})

test.each([
  ['ps', '۲۰۲۵'],
  ['ks', '۲۰۲۵'],
  ['yi', '2025'],
  ['fa', '۲۰۲۵'],
  ['th', '2025'],
  ['ar-SA', '٢٠٢٥'],
])('the browser counts the years of %s as everybody does, in its digits', (locale, year) => {
  expect(formatByBrowser(locale, toIntlLocale(locale)).day(AT)).toContain(year)
})

test('the digits are those of the numbers on the page, not of the region of the browser', () => {
  expect(formatByBrowser('ar-EG', 'ar').day(AT)).toContain('2025')
})

test('the browser writes English where it does not know the language', () => {
  expect(formatByBrowser('khw', 'en').day(AT)).toBe('Nov 3, 2025')
})

test('the build has a date of its own', () => {
  expect(formatBuildDate('2025-06-01T08:30:05')).toBe('2025-Jun-01 08:30:05')
})
