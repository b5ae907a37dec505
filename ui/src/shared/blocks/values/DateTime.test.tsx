import { act, screen } from '@testing-library/react'
import { renderBlock } from '../../../testing/renderBlock'
import { DateTime } from './DateTime'

const AT = new Date(2025, 10, 3, 16, 20).getTime()

test('a moment is exact to the minute, or to the day', async () => {
  renderBlock(
    <>
      <DateTime at={AT} />
      <DateTime at={AT} to="day" />
    </>,
  )

  expect(await screen.findByText('Nov 3, 2025 4:20 PM')).toHaveAttribute(
    'dateTime',
    new Date(AT).toISOString(),
  )
  expect(screen.getByText('Nov 3, 2025')).toBeVisible()
})

test('the words follow the language without a reload', async () => {
  const { i18n } = renderBlock(<DateTime at={AT} />)
  await screen.findByText('Nov 3, 2025 4:20 PM')

  await act(() => i18n.changeLanguage('ar'))

  expect(await screen.findByText('3 نوفمبر 2025 16:20')).toBeVisible()
})

test('a moment has the digits of the locale, as the numbers beside it', async () => {
  const { i18n } = renderBlock(<DateTime at={AT} />)
  await screen.findByText('Nov 3, 2025 4:20 PM')

  await act(() => i18n.changeLanguage('fa'))

  expect(await screen.findByText('۳ نوامبر ۲۰۲۵ ۱۶:۲۰')).toBeVisible()
})

test('a locale that the browser does not know still has the words of its own', async () => {
  const { i18n } = renderBlock(<DateTime at={AT} to="day" />)
  await screen.findByText('Nov 3, 2025')

  await act(() => i18n.changeLanguage('dv'))

  expect(await screen.findByText('3 ނޮވެމްބަރު 2025')).toBeVisible()
})
