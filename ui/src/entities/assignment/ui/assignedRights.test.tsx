import { screen, within } from '@testing-library/react'
import { fakeOperations } from '../../../testing/fakeOperations'
import { fakeRights } from '../../../testing/fakeRights'
import { PAYER, rolesOfAnn } from '../../../testing/fakeRolesOfAnn'
import { renderAssigned } from '../../../testing/renderAssigned'
import { server } from '../../../testing/server'

const show = () => renderAssigned('role')

const row = (name: RegExp) => screen.findByRole('row', { name })

test('a role that the person may not take says so, in place of its box', async () => {
  rolesOfAnn()
  server.use(fakeRights('role'), fakeOperations({ [PAYER]: ['revokeRole'] }))
  show()

  const lock = { name: "You don't have the permission to remove it" }
  expect(await within(await row(/Auditor/)).findByRole('img', lock)).toBeVisible()
  expect(within(await row(/Payer/)).queryByRole('img', lock)).not.toBeInTheDocument()
})

test('a role that the person may not give is named before it is sent', async () => {
  rolesOfAnn()
  server.use(fakeRights('role'), fakeOperations({}))
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Assign roles' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('searchbox'), 'find{Enter}')

  await user.click(await screen.findByRole('option', { name: 'Clerk' }))

  const words = /You don't have the permission to assign: .*Clerk/
  expect(await within(dialog).findByText(words)).toBeVisible()
})
