import { screen } from '@testing-library/react'
import { Holding } from '../../testing/Holding'
import { renderBlock } from '../../testing/renderBlock'
import { NumberField } from './NumberField'

async function commitOf(typed: string, language: 'en' | 'ar' = 'en') {
  const onCommit = jest.fn()
  const { user } = renderBlock(
    <Holding initial={3}>
      {(value, hold) => (
        <NumberField
          label="Page"
          value={value}
          min={1}
          max={90}
          onCommit={(next) => {
            hold(next)
            onCommit(next)
          }}
        />
      )}
    </Holding>,
    language,
  )
  const field = await screen.findByRole('textbox', { name: 'Page' })
  await user.clear(field)
  await user.type(field, typed)
  return { onCommit, field, user }
}

test.each([
  ['7{Enter}', 7],
  ['{Enter}', 1],
  ['0{Enter}', 1],
  ['120{Enter}', 90],
  ['7{ArrowUp}', 8],
  ['7{ArrowDown}', 6],
  ['90{ArrowUp}', 90],
  ['٤٥{Enter}', 45],
])('typing %p goes to %d', async (typed, value) => {
  const { onCommit } = await commitOf(typed)
  expect(onCommit).toHaveBeenLastCalledWith(value)
})

test('in Arabic digits of either script are taken', async () => {
  const { onCommit, field, user } = await commitOf('٧{Enter}', 'ar')
  expect(onCommit).toHaveBeenLastCalledWith(7)

  await user.clear(field)
  await user.type(field, '12{Enter}')
  expect(onCommit).toHaveBeenLastCalledWith(12)
})

test('leaving the field takes what was typed; the same value is no news', async () => {
  const { onCommit, field, user } = await commitOf('5')
  await user.tab()
  expect(onCommit).toHaveBeenCalledWith(5)

  await user.clear(field)
  await user.type(field, '5{Enter}')
  expect(onCommit).toHaveBeenCalledTimes(1)
})
