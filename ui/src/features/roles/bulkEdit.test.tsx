import { screen, within } from '@testing-library/react'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeRoles, role } from './fakeRolesServer'
import { toRoles } from './routes'

const finance = { id: 'finance', name: 'Finance' }
const [clerk, buyer, payer] = [
  role('Clerk', { categories: [finance] }),
  role('Buyer'),
  role('Payer', { revokeRequired: true, approvalRequired: true }),
]

function known(...args: Parameters<typeof fakeRoles>) {
  const fake = fakeRoles(...args)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

async function openDialog() {
  const { user } = renderAt(toRoles())
  await screen.findByRole('checkbox', { name: 'Select Clerk' })
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(await screen.findByRole('button', { name: 'Edit…' }))
  return { user, opened: await screen.findByRole('dialog', { name: 'Edit 3 roles' }) }
}

test('what changes is shown for each role, sent for those alone, and told one by one', async () => {
  const { written } = known([clerk, buyer, payer], { refused: { [payer.id]: 'No right.' } })
  const { user, opened } = await openDialog()
  const dialog = within(opened)
  const categories = within(dialog.getByRole('radiogroup', { name: 'Categories' }))
  await user.click(categories.getByRole('radio', { name: 'Append' }))
  const picker = within(dialog.getByRole('group', { name: 'Add to: Categories' }))
  await user.type(picker.getByRole('searchbox'), 'Finance{Enter}')
  await user.click(await screen.findByRole('option', { name: /Finance/ }))

  await user.click(dialog.getByRole('button', { name: 'Review changes' }))
  expect(await dialog.findByText('No change')).toBeVisible()
  expect(dialog.getAllByText(/Will change: .*Categories/)).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: 'Change 2 roles' }))

  expect(await screen.findByText('1 role failed to update')).toBeVisible()
  expect(await screen.findByText('No right.')).toBeVisible()
  const [{ body } = { body: undefined }] = written
  const sent = (body as { roles: { id: string }[] }).roles
  expect(sent).toMatchObject([
    { id: buyer.id, name: 'Buyer', categories: [finance] },
    { id: payer.id, categories: [finance], approvalRequired: true, revokeRequired: true },
  ])
})

test('an approval without approvers is told before anything is shown', async () => {
  const { written } = known([clerk, buyer, payer])
  const { user, opened } = await openDialog()
  const dialog = within(opened)
  await user.click(dialog.getByRole('switch', { name: 'Retain Existing Approval Process' }))

  await user.click(dialog.getByRole('button', { name: 'Review changes' }))

  expect(await dialog.findByRole('group', { name: 'Approvers' })).toHaveTextContent('Required')
  expect(written).toEqual([])
})
