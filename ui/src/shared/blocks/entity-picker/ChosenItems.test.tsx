import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderBlock } from '../../../testing/renderBlock'
import { EntityPicker } from './EntityPicker'
import { fakeTab, group, groupsByPage } from './fakeTab'
import type { SelectionType } from './selection'

const { tab } = fakeTab(groupsByPage(3))
const THREE = ['Ann', 'Bea', 'Cid'].map(group)

interface Situation {
  selection?: SelectionType
  isDraggable?: boolean
  language?: 'en' | 'ar'
}

/** A picker with three chosen groups. */
async function three({ selection = 'multi', isDraggable = true, language }: Situation = {}) {
  function Field() {
    const [value, setValue] = useState<Parameters<typeof EntityPicker>[0]['value']>(THREE)
    return (
      <EntityPicker
        label="Approvers"
        tabs={[tab]}
        selection={selection}
        isDraggable={isDraggable}
        value={value}
        onChange={setValue}
      />
    )
  }
  const view = renderBlock(<Field />, language)
  await screen.findByRole('row', { name: 'Ann' })
  return view
}

const order = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'))
const pressed = (name: string) => screen.getByRole('button', { name })

test('buttons change the order; the focus goes along, and screen readers hear the new place', async () => {
  const { user } = await three()
  expect(screen.getByText('Items can be dragged to reorder them')).toBeVisible()
  expect(pressed('Move Ann back')).toBeDisabled()
  expect(pressed('Move Cid on')).toBeDisabled()

  await user.click(pressed('Move Ann on'))
  expect(order()).toEqual(['Bea', 'Ann', 'Cid'])
  expect(pressed('Move Ann on')).toHaveFocus()
  expect(screen.getByText('Ann is now 2 of 3')).toHaveAttribute('role', 'status')

  await user.keyboard('{Enter}')
  expect(order()).toEqual(['Bea', 'Cid', 'Ann'])
  expect(screen.getByRole('row', { name: 'Ann' })).toHaveFocus()
  await user.click(pressed('Move Ann back'))
  expect(order()).toEqual(['Bea', 'Ann', 'Cid'])
})

/** Drags the first item by keyboard: picks it up, then presses `keys`. */
async function drag({ user }: Awaited<ReturnType<typeof three>>, keys: string) {
  act(() => screen.getByRole('row', { name: 'Ann' }).focus())
  await user.tab()
  const { activeElement: grip } = document
  await user.keyboard('{Enter}')
  await waitFor(() => expect(grip).not.toHaveFocus())
  await user.keyboard(keys)
}

test('the keyboard drags', async () => {
  const view = await three()

  await drag(view, '{ArrowRight}{Enter}')

  expect(order()).toEqual(['Bea', 'Ann', 'Cid'])
})

test('where writing runs from the right the keyboard drags to the left', async () => {
  const view = await three({ language: 'ar' })

  await drag(view, '{ArrowLeft}{Enter}')

  expect(order()).toEqual(['Bea', 'Ann', 'Cid'])
})

test('Esc while dragging leaves everything where it was', async () => {
  const view = await three()

  await drag(view, '{ArrowRight}{Escape}')

  expect(order()).toEqual(['Ann', 'Bea', 'Cid'])
})

test('arrow keys go from item to item', async () => {
  const { user } = await three()
  act(() => screen.getByRole('row', { name: 'Ann' }).focus())

  await user.keyboard('{ArrowRight}')

  expect(screen.getByRole('row', { name: 'Bea' })).toHaveFocus()
})

test.each<Situation>([{ isDraggable: false }, { selection: 'single' }])(
  'with %j nothing is to be moved',
  async (situation) => {
    await three(situation)

    expect(screen.queryByText('Items can be dragged to reorder them')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Move Ann on' })).not.toBeInTheDocument()
    expect(pressed('Remove Ann')).toBeVisible()
  },
)

test('a dropdown shows its choice, which is replaced and not removed', async () => {
  await three({ selection: 'dropdown' })

  expect(screen.queryByRole('button', { name: 'Remove Ann' })).not.toBeInTheDocument()
})
