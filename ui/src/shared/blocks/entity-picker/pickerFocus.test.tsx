import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { gate } from '../../../testing/gate'
import { renderBlock } from '../../../testing/renderBlock'
import { EntityPicker } from './EntityPicker'
import { fakeTab, group, groupsByPage } from './fakeTab'
import type { PickerItem } from './pickerItem'

/** A picker of groups. */
function picker({ tab }: ReturnType<typeof fakeTab>, start: readonly PickerItem[] = []) {
  function Field() {
    const [value, setValue] = useState(start)
    return (
      <EntityPicker
        label="Owners"
        tabs={[tab]}
        selection="multi"
        hasClear
        value={value}
        onChange={setValue}
      />
    )
  }
  return renderBlock(<Field />)
}

const box = () => screen.findByRole('searchbox', { name: 'Search groups' })
const option = (name: string) => screen.findByRole('option', { name })
const pressed = (name: string) => screen.getByRole('button', { name })

test('the focus in the search field opens the list', async () => {
  picker(fakeTab(groupsByPage(12)))
  const field = await box()
  expect(screen.queryByText('Type to search')).not.toBeInTheDocument()

  act(() => field.focus())

  expect(await screen.findByText('Type to search')).toBeVisible()
})

test('the keys lead from page to page, and the last one is where they stay', async () => {
  const groups = fakeTab(groupsByPage(12))
  const { user } = picker(groups)
  await user.type(await box(), 'find{Enter}')
  await option('Group 1')
  act(() => pressed('Next').focus())

  for (const first of ['Group 6', 'Group 11']) {
    await user.keyboard('{Enter}')
    await option(first)
    expect(pressed('Next')).toHaveFocus()
  }
  await user.keyboard('{Enter}')
  expect(groups.asked.map(({ page }) => page)).toEqual([0, 1, 2])
})

test('while another page is on its way the one before stays, and is said to be old', async () => {
  const { passed, open } = gate()
  const pages = groupsByPage(7)
  const slow = fakeTab((asked) =>
    asked.page === 0 ? pages(asked) : passed.then(() => ({ data: pages(asked) })),
  )
  const { user } = picker(slow)
  await user.type(await box(), 'find{Enter}')
  await option('Group 1')
  await user.click(pressed('Next'))

  expect(await option('Group 1')).toBeVisible()
  expect(screen.getByText('Loading')).toBeInTheDocument()
  open()
  expect(await option('Group 6')).toBeVisible()
  expect(screen.queryByRole('option', { name: 'Group 1' })).not.toBeInTheDocument()
})

test('of what is taken away the neighbour gets the focus, and at last the button', async () => {
  const { user } = picker(fakeTab(groupsByPage(1)), [group('One'), group('Two'), group('Three')])
  await box()
  act(() => pressed('Remove Two').focus())
  await user.keyboard('{Enter}')
  expect(screen.getByRole('row', { name: 'Three' })).toHaveFocus()

  act(() => pressed('Clear Selection').focus())
  await user.keyboard('{Enter}')
  expect(pressed('Open the list: Owners')).toHaveFocus()
})
