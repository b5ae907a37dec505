import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beginWithoutDrafts, endSession } from '../../testing/draftDevice'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeEditing, fakeLanding, landingNode } from './fakeLandingServer'
import { toLandingEdit } from './routes'

beginWithoutDrafts()

const nameField = () => screen.findByRole('textbox', { name: 'Name' })

test('what was entered when the session ended is offered again, and does not undo what others did since', async () => {
  const { sent, take } = fakeEditing()
  server.use(fakeLanding(), ...take)
  const view = renderAt(toLandingEdit())
  await view.user.type(await nameField(), '!')
  await endSession(view)
  const [everyday, ...others] = landingNode.itemCategories
  if (!everyday) throw new Error('a category')
  const theirs = { ...everyday, desc: 'Theirs', items: [] }
  server.use(fakeLanding({ ...landingNode, itemCategories: [theirs, ...others] }))

  const { user } = renderAt(toLandingEdit())
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(await nameField()).toHaveValue('Everyday!')
  await user.click(screen.getByRole('button', { name: 'Save home page' }))

  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { itemCategories: [{ itemCategoryId: 1, categoryName: 'Everyday!' }] },
    ]),
  )
})

async function openDialog(name: string) {
  const { user, unmount } = renderAt(toLandingEdit())
  await user.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  return { user, unmount, dialog }
}

async function restored(name: string) {
  const opened = await openDialog(name)
  await opened.user.click(await opened.dialog.findByRole('button', { name: 'Restore' }))
  return opened
}

test('so is a link that was being described', async () => {
  server.use(fakeLanding(), ...fakeEditing().take)
  const before = await openDialog('Add link')
  await before.user.type(before.dialog.getByRole('textbox', { name: /Name/ }), 'Expenses')
  await endSession(before)

  const { user, dialog } = await restored('Add link')
  expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Expenses')
  await user.type(dialog.getByRole('textbox', { name: /Address/ }), '/expenses')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))

  expect(await screen.findByRole('row', { name: 'Expenses' })).toBeVisible()
})

test('and permissions that were chosen', async () => {
  const ledger = { id: 'cn=Ledger,o=system', name: 'Ledger Clerk', entityType: 'ROLE' }
  server.use(
    fakeLanding(),
    ...fakeEditing().take,
    http.get('*/rest/access/permissions', () =>
      HttpResponse.json({ permissions: [ledger], nextIndex: 0 }),
    ),
  )
  const before = await openDialog('Add permissions')
  await before.user.type(before.dialog.getByRole('searchbox'), 'ledger{Enter}')
  await before.user.click(await before.dialog.findByRole('option', { name: /Ledger Clerk/ }))
  await endSession(before)

  const { user, dialog } = await restored('Add permissions')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))

  expect(await screen.findByRole('row', { name: 'Ledger Clerk' })).toBeVisible()
})
