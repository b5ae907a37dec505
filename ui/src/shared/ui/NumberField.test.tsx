import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NumberField } from './NumberField'

async function commitOf(typed: string) {
  const onCommit = jest.fn()
  render(<NumberField label="Page" value={3} min={1} max={9} onCommit={onCommit} />)
  const field = screen.getByRole('spinbutton', { name: 'Page' })
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  return { onCommit, field }
}

test.each([
  ['7{Enter}', 7],
  ['{Enter}', 1],
  ['0{Enter}', 1],
  ['-4{Enter}', 1],
  ['12{Enter}', 9],
  ['7{ArrowUp}', 8],
  ['7{ArrowDown}', 6],
  ['9{ArrowUp}', 9],
])('typing %p goes to %d', async (typed, value) => {
  const { onCommit } = await commitOf(typed)
  expect(onCommit).toHaveBeenLastCalledWith(value)
})

test('leaving the field takes what was typed; the same value is no news', async () => {
  const { onCommit, field } = await commitOf('5')
  await userEvent.tab()
  expect(onCommit).toHaveBeenCalledWith(5)

  await userEvent.clear(field)
  await userEvent.type(field, '3{Enter}')
  expect(onCommit).toHaveBeenCalledTimes(1)
})
