import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { I18nextProvider } from 'react-i18next'
import { Suspense } from 'react'
import { createI18n } from '../../../i18n/i18n'
import { Holding } from '../../../testing/Holding'
import { DatePicker, type DatePickerProps } from './DatePicker'

function renderDate(
  initial: string | undefined,
  { locale = 'en', ...rest }: Partial<DatePickerProps> & { locale?: string } = {},
) {
  const onChange = jest.fn()
  render(
    <I18nextProvider i18n={createI18n('en')}>
      <I18nProvider locale={locale}>
        <Suspense>
          <Holding initial={initial}>
            {(value, hold) => (
              <DatePicker
                label="Contract ends"
                {...rest}
                value={value}
                onChange={(next) => {
                  hold(next)
                  onChange(next)
                }}
              />
            )}
          </Holding>
        </Suspense>
      </I18nProvider>
    </I18nextProvider>,
  )
  return { onChange, user: userEvent.setup() }
}

test('a date is written part by part', async () => {
  const { user, onChange } = renderDate(undefined)
  await screen.findByRole('group', { name: /Contract ends/ })

  await user.tab()
  await user.keyboard('03312027')

  expect(onChange).toHaveBeenLastCalledWith('2027-03-31')
})

test('a day is chosen in the calendar by keyboard', async () => {
  const { user, onChange } = renderDate('2027-03-31')

  await user.click(await screen.findByRole('button', { name: /Choose date/ }))
  expect(await screen.findByRole('button', { name: /March 31, 2027/ })).toHaveFocus()
  await user.keyboard('{ArrowLeft}{Enter}')

  expect(onChange).toHaveBeenLastCalledWith('2027-03-30')
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
})

test('no date can be chosen back where none is needed', async () => {
  const { user, onChange } = renderDate('2027-03-31')

  await user.click(await screen.findByRole('button', { name: /Choose date/ }))
  await user.click(await screen.findByRole('button', { name: 'No date' }))

  expect(onChange).toHaveBeenLastCalledWith(undefined)
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
})

test('a required date cannot be taken away in the calendar', async () => {
  const { user } = renderDate('2027-03-31', { isRequired: true })

  await user.click(await screen.findByRole('button', { name: /Choose date/ }))

  expect(await screen.findByRole('grid')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'No date' })).not.toBeInTheDocument()
})

test('the time is a part of it where minutes count', async () => {
  const { user, onChange } = renderDate('2027-03-31T08:30', { precision: 'minute' })
  const hour = await screen.findByRole('spinbutton', { name: /hour/ })

  await user.click(hour)
  await user.keyboard('{ArrowUp}')

  expect(onChange).toHaveBeenLastCalledWith('2027-03-31T09:30')
})

test('a reader of another calendar sees it, and the value stays in the common one', async () => {
  const { user, onChange } = renderDate('2027-03-31', { locale: 'fa-IR' })
  const year = await screen.findByRole('spinbutton', { name: /سال|year/ })
  expect(year).toHaveAttribute('aria-valuenow', '1406')

  await user.click(year)
  await user.keyboard('{ArrowUp}')

  expect(onChange).toHaveBeenLastCalledWith('2028-03-30')
})

test('a date chosen in another calendar where there was none is one of the common calendar', async () => {
  const { user, onChange } = renderDate(undefined, { locale: 'fa-IR' })

  await user.click(await screen.findByRole('button', { name: /Choose date/ }))
  await screen.findByRole('grid')
  await user.keyboard('{Enter}')

  const today = new Intl.DateTimeFormat('sv-SE').format(new Date())
  expect(onChange).toHaveBeenLastCalledWith(today)
})

test('days out of range cannot be chosen', async () => {
  const { user, onChange } = renderDate('2027-03-15', { min: '2027-03-10', max: '2027-03-20' })

  await user.click(await screen.findByRole('button', { name: /Choose date/ }))
  await user.click(await screen.findByRole('button', { name: /March 21, 2027/ }))

  expect(onChange).not.toHaveBeenCalled()
})
