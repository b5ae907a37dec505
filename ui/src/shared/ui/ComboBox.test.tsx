import { screen } from '@testing-library/react'
import { Holding } from '../../testing/Holding'
import { renderBlock } from '../../testing/renderBlock'
import { ComboBox } from './ComboBox'
import type { Option } from './options'

const PLACES: readonly Option[] = [
  { id: 'osl', text: 'Oslo', caption: 'Norway' },
  { id: 'bgo', text: 'Bergen' },
  { id: 'lis', text: 'Lisbon' },
]

function renderPlaces(initial: Option | undefined, onChange = jest.fn()) {
  return renderBlock(
    <Holding initial={initial}>
      {(value, hold) => (
        <ComboBox
          label="Location"
          options={PLACES}
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

test('typing narrows the list, Enter chooses', async () => {
  const onChange = jest.fn()
  const { user } = renderPlaces(undefined, onChange)
  const field = await screen.findByRole('combobox', { name: 'Location' })

  await user.type(field, 'er')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{ArrowDown}{Enter}')

  expect(field).toHaveValue('Bergen')
  expect(onChange).toHaveBeenLastCalledWith(PLACES[1])
})

test('the button shows all, whatever is chosen', async () => {
  const { user } = renderPlaces(PLACES[0])

  await user.click(await screen.findByRole('button', { name: /Show options/ }))

  expect(screen.getAllByRole('option')).toHaveLength(3)
  expect(screen.getByRole('option', { name: /^Oslo ?Norway$/, selected: true })).toBeVisible()
})

test('text that is no option gives way to what was chosen', async () => {
  const { user } = renderPlaces(PLACES[0])
  const field = await screen.findByRole('combobox', { name: 'Location' })

  await user.type(field, 'xyz')
  expect(await screen.findByText('Nothing found')).toBeVisible()
  await user.tab()

  expect(field).toHaveValue('Oslo')
})

test('emptying the field chooses nothing', async () => {
  const onChange = jest.fn()
  const { user } = renderPlaces(PLACES[0], onChange)
  const field = await screen.findByRole('combobox', { name: 'Location' })

  await user.clear(field)
  await user.tab()

  expect(field).toHaveValue('')
  expect(onChange).toHaveBeenLastCalledWith(undefined)
})

test('a server searches for the words; what is chosen stays though it was not found', async () => {
  const onSearch = jest.fn()
  const { user } = renderBlock(
    <ComboBox
      label="Cost centre"
      options={PLACES}
      value={{ id: 'x', text: 'NO-210 Treasury' }}
      onChange={jest.fn()}
      onSearch={onSearch}
    />,
  )
  const field = await screen.findByRole('combobox', { name: 'Cost centre' })
  expect(field).toHaveValue('NO-210 Treasury')

  await user.type(field, 'z')
  expect(onSearch).toHaveBeenLastCalledWith('NO-210 Treasuryz')
  expect(screen.getAllByRole('option')).toHaveLength(4)
  await user.tab()

  expect(field).toHaveValue('NO-210 Treasury')
})

test('as long as the server looks the list says so', async () => {
  const { user } = renderBlock(
    <ComboBox
      label="Cost centre"
      options={[]}
      isLoading
      value={undefined}
      onChange={jest.fn()}
      onSearch={jest.fn()}
    />,
  )

  await user.type(await screen.findByRole('combobox', { name: 'Cost centre' }), 'z')

  expect(await screen.findByText('Loading')).toBeVisible()
})
