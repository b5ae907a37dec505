import { screen } from '@testing-library/react'
import { Holding } from '../../testing/Holding'
import { renderBlock } from '../../testing/renderBlock'
import { QuantityField } from './QuantityField'

function renderQuantity(initial: number | undefined, onChange: (value?: number) => void) {
  return renderBlock(
    <Holding initial={initial}>
      {(value, hold) => (
        <QuantityField
          label="Size"
          unit="kb"
          min={1}
          max={512}
          value={value}
          onChange={(next) => {
            hold(next)
            onChange(next)
          }}
        />
      )}
    </Holding>,
  )
}

test.each([
  ['48', 48],
  ['900', 900],
  ['0', 0],
  ['1,024', 1024],
])('%s typed is %d at once and when the field is left, in range or not', async (typed, value) => {
  const onChange = jest.fn()
  const { user } = renderQuantity(undefined, onChange)
  const field = await screen.findByRole('textbox', { name: 'Size' })

  await user.type(field, typed)
  expect(field).toHaveValue(typed)
  expect(onChange).toHaveBeenLastCalledWith(value)

  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith(value)
})

test('emptied, it is no number; the arrow keys count', async () => {
  const onChange = jest.fn()
  const { user } = renderQuantity(59, onChange)
  const field = await screen.findByRole('textbox', { name: 'Size' })

  await user.click(field)
  await user.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith(60)

  await user.clear(field)
  await user.tab()
  expect(onChange).toHaveBeenLastCalledWith(undefined)
})

test('what is put back after typing is shown', async () => {
  const { user } = renderBlock(
    <Holding initial={59}>
      {(value, hold) => (
        <>
          <QuantityField label="Size" value={value} onChange={(next) => hold(next ?? 0)} />
          <button type="button" onClick={() => hold(59)}>
            Put back
          </button>
        </>
      )}
    </Holding>,
  )
  const field = await screen.findByRole('textbox', { name: 'Size' })
  await user.type(field, '1')

  await user.click(screen.getByRole('button', { name: 'Put back' }))

  expect(field).toHaveValue('59')
})
