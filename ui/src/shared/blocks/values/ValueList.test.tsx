import { act, screen, waitFor, within } from '@testing-library/react'
import { renderBlock } from '../../../testing/renderBlock'
import { ValueList } from './ValueList'

const values = ['One', 'Two', 'Three', 'Four'].map((content) => ({ key: content, content }))

test('what stands for the rest is in the digits of the locale', async () => {
  const { i18n } = renderBlock(<ValueList values={values} label="Telephone" place="cell" />)
  await screen.findByText('+2')

  await act(() => i18n.changeLanguage('fa'))

  expect(await screen.findByText('+۲')).toBeVisible()
})

test('a dialog has all values, and the focus comes back to what stands for the rest', async () => {
  const { user } = renderBlock(<ValueList values={values} label="Telephone" place="cell" />)
  const rest = await screen.findByRole('button', { name: /^\+2/ })

  // Some browsers do not focus a pressed button.
  act(() => rest.click())
  const dialog = within(await screen.findByRole('dialog', { name: 'Telephone' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
  ])
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  await user.keyboard('{Escape}')

  await waitFor(() => expect(rest).toHaveFocus())
})
