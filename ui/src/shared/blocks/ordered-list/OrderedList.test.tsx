import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { axe } from '../../../testing/axe'
import { renderBlock } from '../../../testing/renderBlock'
import { OrderedList } from './OrderedList'

const PLACES = ['Oslo', 'Lima', 'Cairo'].map((name) => ({ id: name.toLowerCase(), name }))

function Places() {
  const [rows, setRows] = useState(PLACES)
  return (
    <OrderedList label="Places" rows={rows} onReorder={setRows}>
      {({ name }) => <span>{name}</span>}
    </OrderedList>
  )
}

const order = () => screen.getAllByRole('row').map((row) => row.textContent)
const arrow = (name: string) => screen.getByRole('button', { name })

async function open() {
  const view = renderBlock(<Places />)
  await screen.findByRole('grid', { name: 'Places' })
  return view
}

test('an arrow moves a thing by one, says where it is, and keeps the focus', async () => {
  const { user } = await open()

  await user.click(arrow('Move Oslo down'))

  expect(order()).toEqual(['Lima', 'Oslo', 'Cairo'])
  expect(screen.getByRole('status')).toHaveTextContent('Oslo is now 2 of 3')
  expect(arrow('Move Oslo down')).toHaveFocus()
})

test('at the end of the way the focus stays with the thing', async () => {
  const { user } = await open()

  await user.click(arrow('Move Lima up'))

  expect(order()).toEqual(['Lima', 'Oslo', 'Cairo'])
  expect(arrow('Move Lima up')).toBeDisabled()
  expect(screen.getByRole('row', { name: 'Lima' })).toHaveFocus()
})

test('a thing is dragged by the keyboard', async () => {
  const { user } = await open()
  act(() => screen.getByRole('button', { name: 'Drag Cairo' }).focus())

  await user.keyboard('{Enter}')
  // The list listens to arrows from the next frame on, when the first place has the focus.
  const first = await screen.findByRole('button', { name: 'Insert after Cairo' })
  await waitFor(() => expect(first).toHaveFocus())
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')

  expect(order()).toEqual(['Cairo', 'Oslo', 'Lima'])
  expect(await screen.findByText('Cairo is now 1 of 3')).toBeInTheDocument()
})

test('a list in an order is accessible', async () => {
  const { container } = await open()

  expect(await axe(container)).toHaveNoViolations()
})
