import { createI18n } from './i18n'

/** The instance for a locale, with the texts of lists and of sessions. */
async function textsIn(locale: string) {
  const i18n = createI18n(locale)
  await new Promise((resolve) => {
    i18n.on('initialized', resolve)
  })
  await i18n.loadNamespaces(['dataTable', 'forms', 'groups', 'localizedText'])
  return i18n
}

test('in Arabic what was searched is quoted in its own direction', async () => {
  const { t } = await textsIn('ar')

  expect(t('groups:noMatch', { search: '24/7 Support (B)' })).toContain(
    '\u206824/7 Support (B)\u2069',
  )
})

test.each([
  ['ليلى حداد', 'Arabic'],
  ['נעם לוי', 'Hebrew'],
  ['Ann\u202Ednalos', 'turned around by a mark'],
])('an English sentence keeps its order around %p, which is %s', async (name) => {
  const { t } = await textsIn('en')

  expect(t('groups:delete.titleOf', { name })).toBe(`Delete the group “\u2068${name}\u2069”?`)
})

test('where both run from the left nothing is added to what a reader may copy', async () => {
  const { t } = await textsIn('de')

  expect(t('groups:edit.label', { name: 'Zoë & Co. (24/7)' })).toBe('Zoë & Co. (24/7) bearbeiten')
})

test.each([
  ['he', '\u2067\u2068חדשות: 7\u2069, \u2068בטיפול: 1\u2069\u2069'],
  ['en', '\u2068\u2068חדשות: 7\u2069, \u2068בטיפול: 1\u2069\u2069'],
])('a list of parts runs within a text as the lines of %s do', async (locale, list) => {
  const { t } = await textsIn(locale)

  expect(t('groups:noMatch', { search: '\u2068חדשות: 7\u2069, \u2068בטיפול: 1\u2069' })).toContain(
    list,
  )
})

test.each([
  ['en', '1,234,567 rows exported.'],
  ['de', '1.234.567 Zeilen exportiert.'],
  ['dv', '\u20661,234,567 rows exported.\u2069'],
  ['fa', '\u2066۱٬۲۳۴٬۵۶۷ rows exported.\u2069'],
])('numbers are written in the digits of %s', async (locale, text) => {
  const { t } = await textsIn(locale)

  expect(t('dataTable:csv.done', { count: 1_234_567 })).toBe(text)
})

test('also where a text says nothing about it', async () => {
  const { t } = await textsIn('fa')

  expect(t('shell:notifications.have', { count: 2 })).toContain('۲')
})

test('several words are a list of the language', async () => {
  const { t } = await textsIn('en')

  expect(t('localizedText:state.part', { fields: ['Name', 'שם'] })).toBe(
    'missing: Name and \u2068שם\u2069',
  )
})

test.each([
  ['en', '2027-03-31', 'Not before Mar 31, 2027'],
  ['de', '2027-03-31T08:30', 'Nicht vor: 31.03.2027, 08:30'],
  ['fa', '2027-03-31', '\u2066Not before \u2068۳۱ مارس ۲۰۲۷\u2069\u2069'],
])('dates are written as %s does, %s', async (locale, date, text) => {
  const { t } = await textsIn(locale)

  expect(t('forms:problem.tooEarly', { date })).toBe(text)
})
