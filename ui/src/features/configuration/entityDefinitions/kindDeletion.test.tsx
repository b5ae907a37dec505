import { screen, waitFor, within } from '@testing-library/react'
import { playDefinitions } from '../../../testing/playDefinitions'
import { renderAt } from '../../../testing/renderAt'
import { toEntityDefinitions } from '../routes'
import { kind } from './fakeDefinitions'

type User = ReturnType<typeof renderAt>['user']

async function open() {
  const fake = playDefinitions()
  const { user } = renderAt(toEntityDefinitions())
  expect(await within(await row('Badges')).findByText('0')).toBeVisible()
  expect(await within(await row('Doors')).findByText('0')).toBeVisible()
  return { ...fake, user }
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const question = () => screen.findByRole('alertdialog')

async function choose(user: User, name: string, action: string) {
  await user.click(within(await row(name)).getByRole('button', { name: /Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

async function confirm(user: User, typed: string) {
  await user.click(await button('Save'))
  const dialog = await question()
  await user.type(within(dialog).getByRole('textbox'), typed)
  await user.click(within(dialog).getByRole('button', { name: 'Delete entity definitions' }))
  return dialog
}

test('who keeps a kind keeps the one that it points to', async () => {
  const { user } = await open()
  await choose(user, 'Badges', 'Mark for deletion')
  await choose(user, 'Doors', 'Mark for deletion')
  expect(screen.getAllByText('Deleted on save')).toHaveLength(2)

  await choose(user, 'Badges', 'Keep')

  await waitFor(() => expect(screen.queryByText('Deleted on save')).not.toBeInTheDocument())
})

test('the question names what another administrator added to the kind meanwhile', async () => {
  const { user, kinds } = await open()
  await choose(user, 'Badges', 'Mark for deletion')
  kinds.now = kinds.now.map((each) =>
    each.key === 'badge' ? kind('badge', 'Passes', { attributes: [{ key: 'Color' }] }) : each,
  )
  await user.click(await button('Save'))

  const dialog = within(await question())
  expect(dialog.getByRole('deletion')).toHaveTextContent('Color')
  expect(dialog.getByRole('textbox', { name: /Passes/ })).toBeVisible()
})

test('what another administrator deleted meanwhile is no longer marked, and nothing is sent', async () => {
  const { user, kinds, put } = await open()
  await choose(user, 'Badges', 'Mark for deletion')
  kinds.now = kinds.now.filter(({ key }) => key !== 'badge')
  await user.click(await button('Save'))

  await waitFor(() => expect(screen.queryByRole('row', { name: /Badges/ })).not.toBeInTheDocument())
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(put).toEqual([])
})

test('a refusal of the server stands in the question, and the mark stays', async () => {
  const { user, refusal } = await open()
  refusal.reason = 'The entity badge is in use.'
  await choose(user, 'Badges', 'Mark for deletion')
  const dialog = within(await confirm(user, 'Badges'))

  expect(await dialog.findByText('The entity badge is in use.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(within(await row('Badges')).getByText('Deleted on save')).toBeVisible()
})

test('on a server that takes no definitions the list becomes read-only', async () => {
  const { user, refusal } = await open()
  refusal.status = 404
  await choose(user, 'Badges', 'Mark for deletion')
  await confirm(user, 'Badges')

  expect(await screen.findByText(/does not let entity definitions be changed/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Create entity definition' })).not.toBeInTheDocument()
  expect(within(await row('Badges')).queryByRole('button', { name: /Actions/ })).toBeNull()
})
