import { act, screen } from '@testing-library/react'
import { renderEntityForm } from '../../../testing/renderEntityForm'

const firstName = () => screen.findByRole('textbox', { name: 'First name' })
const save = () => screen.findByRole('button', { name: /^Save/ })

test('the error of a field that is left shows when the press is over, so that the button stays under it', async () => {
  const { user } = renderEntityForm()
  await user.clear(await firstName())

  await user.pointer({ keys: '[MouseLeft>]', target: await save() })
  await act(() => Promise.resolve())
  expect(screen.queryByText('1 error')).not.toBeInTheDocument()

  await user.pointer({ keys: '[/MouseLeft]' })
  expect(await screen.findByText('1 error')).toBeVisible()
})

test('what was discarded comes back, until something is entered', async () => {
  const { user } = renderEntityForm()
  await user.type(await firstName(), 'x')
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(undo).toHaveFocus()

  await user.keyboard('{Enter}')
  expect(await screen.findByDisplayValue('Ingridx')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await user.type(await firstName(), 'y')
  await user.keyboard('{Backspace}')
  expect(await screen.findByText('No changes')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})
