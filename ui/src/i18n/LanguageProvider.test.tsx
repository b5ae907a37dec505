import { act, render, screen } from '@testing-library/react'
import { Button } from 'react-aria-components/Button'
import { useLocale as useComponentLocale } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import { I18nextProvider } from 'react-i18next'
import { createI18n } from './i18n'
import { LanguageProvider } from './LanguageProvider'
import { useLocale } from './useLocale'

/**
 * Shows a date, and components of React Aria with their direction and their texts for screen
 * readers.
 */
function Page() {
  const { intlLocale } = useLocale()
  const { direction } = useComponentLocale()
  const month = new Intl.DateTimeFormat(intlLocale, { month: 'long', timeZone: 'UTC' }).format(0)
  return (
    <SearchField aria-label={`Components face ${direction}, it was ${month}`}>
      <Input />
      <Button />
    </SearchField>
  )
}

async function show(locale: string) {
  const i18n = createI18n(locale)
  await new Promise((resolve) => {
    i18n.on('initialized', resolve)
  })
  render(
    <I18nextProvider i18n={i18n}>
      <LanguageProvider>
        <Page />
      </LanguageProvider>
    </I18nextProvider>,
  )
  return (next: string) => act(() => i18n.changeLanguage(next))
}

test('document, components, dates and the words for screen readers turn together', async () => {
  const change = await show('ar')
  expect(document.documentElement).toHaveAttribute('lang', 'ar')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(screen.getByRole('searchbox', { name: 'Components face rtl, it was يناير' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'مسح البحث' })).toBeVisible()

  await change('en')
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  expect(
    screen.getByRole('searchbox', { name: 'Components face ltr, it was January' }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Clear search' })).toBeVisible()

  await change('ar')
  expect(screen.getByRole('button', { name: 'مسح البحث' })).toBeVisible()
})

test.each([
  ['ar', 'ar'],
  ['arc', 'arc'],
  ['dv', 'dv'],
  ['fa', 'fa'],
  ['ha', 'ha-Arab'],
  ['he', 'he'],
  ['iw', 'iw'],
  ['khw', 'khw'],
  ['ks', 'ks'],
  ['ku', 'ku-Arab'],
  ['ps', 'ps'],
  ['ur', 'ur'],
  ['yi', 'yi'],
])('%s turns the page and the components to the right', async (locale, tag) => {
  await show(locale)

  expect(document.documentElement).toHaveAttribute('lang', tag)
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(screen.getByRole('searchbox', { name: /face rtl/ })).toBeVisible()
})

test('an English sentence keeps its full stop at its end on a page from the right', async () => {
  const i18n = createI18n('fa')
  await new Promise((resolve) => {
    i18n.on('initialized', resolve)
  })

  expect(i18n.t('errors:no_session')).toBe('\u2066You are no longer signed in.\u2069')
  await i18n.changeLanguage('he')
  expect(i18n.t('errors:no_session')).toBe('אינכם מחוברים עוד.')
})

test('where nothing is written in a locale the texts are English, and say so', async () => {
  await show('sv')

  expect(document.documentElement).toHaveAttribute('lang', 'sv')
  expect(document.body).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('searchbox', { name: /it was januari/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Clear search' })).toBeVisible()
})
