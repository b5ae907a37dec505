import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { chooseAction } from '../../testing/chooseAction'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { department, dnOf, fakeEntities, fault, ITEM } from '../../testing/fakeEntities'
import { toEntity, toKind } from './routes'

const DELETED = 'Entity deleted. Click Save to persist the changes.'

function directory() {
  const made = fakeEntities([department('IT'), department('HR'), department('Legal')])
  server.use(...made.handlers)
  return made
}

type View = ReturnType<typeof renderAt>

async function deleteTogether({ user }: View, ...names: string[]) {
  for (const name of names) {
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  }
  const bar = within(screen.getByRole('toolbar'))
  await user.click(bar.getByRole('button', { name: 'Delete' }))
}

const save = () => screen.findByRole('button', { name: 'Save' })

test('a deleted thing is only marked, and the person is told to save', async () => {
  const { sent } = directory()
  const view = renderAt(toKind('department'))

  await chooseAction(view.user, 'IT', 'Delete')

  expect(await screen.findByText(DELETED)).toBeVisible()
  const marked = within(screen.getByRole('row', { name: /IT/ }))
  expect(marked.getByText('Deleted, not saved')).toBeVisible()
  expect(await save()).toBeEnabled()
  expect(sent).toEqual([])
})

test('it can be kept after all; then there is nothing to save, and no message', async () => {
  const { sent } = directory()
  const view = renderAt(toKind('department'))
  await chooseAction(view.user, 'IT', 'Delete')
  await view.user.click(screen.getByRole('button', { name: 'Actions for IT' }))

  await view.user.click(await screen.findByRole('menuitem', { name: 'Keep' }))

  await waitFor(() => expect(screen.queryByText(DELETED)).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('saving asks, deletes one thing, says so and reads the list again', async () => {
  const { sent } = directory()
  const view = renderAt(toKind('department'))
  await chooseAction(view.user, 'IT', 'Delete')
  await view.user.click(await save())

  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete IT?' }))
  await view.user.click(dialog.getByRole('button', { name: 'Delete 1 entry' }))

  expect(await screen.findByText('IT deleted successfully')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'IT' })).not.toBeInTheDocument())
  expect(screen.queryByText(DELETED)).not.toBeInTheDocument()
  expect(sent).toEqual([
    {
      method: 'DELETE',
      body: { items: [{ key: 'department-edit', dn: dnOf('IT') }], count: 1 },
    },
  ])
})

test('of many the deletion has to be typed; what failed is told one by one, and stays', async () => {
  directory()
  server.use(
    http.delete(ITEM, () =>
      HttpResponse.json({
        success: false,
        succeeded: [{ id: dnOf('HR') }],
        failed: [{ id: dnOf('IT'), reason: 'It has units.' }],
      }),
    ),
  )
  const view = renderAt(toKind('department'))
  await deleteTogether(view, 'IT', 'HR')
  await view.user.click(await save())

  const dialog = within(await screen.findByRole('alertdialog'))
  const button = dialog.getByRole('button', { name: 'Delete 2 entries' })
  expect(dialog.getByText('Delete 2 entries of Departments?')).toBeVisible()
  expect(button).toBeDisabled()
  await view.user.type(dialog.getByRole('textbox'), '2{Enter}')

  expect(await screen.findByText('1 entry could not be deleted')).toBeVisible()
  expect(await screen.findByText('It has units.')).toBeVisible()
  expect(screen.queryByText('Deleted, not saved')).not.toBeInTheDocument()
})

test('a refusal of the whole is told in the dialog, and everything stays marked', async () => {
  directory()
  server.use(http.delete(ITEM, () => fault('SecurityException', 'Not yours to delete.')))
  const view = renderAt(toKind('department'))
  await chooseAction(view.user, 'IT', 'Delete')
  await view.user.click(await save())
  const dialog = within(await screen.findByRole('alertdialog'))

  await view.user.click(dialog.getByRole('button', { name: 'Delete 1 entry' }))

  expect(await dialog.findByText('Not yours to delete.')).toBeVisible()
  await view.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Deleted, not saved')).toBeVisible()
})

test('who leaves without saving is asked; then nothing is deleted', async () => {
  const { sent } = directory()
  const view = renderAt(toKind('department'))
  await chooseAction(view.user, 'IT', 'Delete')

  await view.user.click(screen.getByRole('link', { name: 'Entities' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }))
  await view.user.click(dialog.getByRole('button', { name: 'Leave' }))

  expect(await screen.findByRole('list', { name: 'Entities' })).toBeVisible()
  expect(screen.queryByText(DELETED)).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('on its page a thing is deleted in the same two steps; then the list opens', async () => {
  const { sent } = directory()
  const { user } = renderAt(toEntity('department', dnOf('IT')))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(DELETED)).toBeVisible()
  expect(screen.getByText('Deleted, not saved')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()

  await user.click(await save())
  await user.click(await screen.findByRole('button', { name: 'Delete 1 entry' }))

  expect(await screen.findByRole('row', { name: /HR/ })).toBeVisible()
  expect(screen.getByText('IT deleted successfully')).toBeVisible()
  expect(screen.queryByRole('row', { name: /IT/ })).not.toBeInTheDocument()
  expect(sent).toHaveLength(1)
})
