import { screen, within } from '@testing-library/react'
import { beginWithoutDrafts, endSession } from '../../testing/draftDevice'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { ending, fakePermissions, held } from './fakePermissionsServer'
import { toPermissions } from './routes'

beginWithoutDrafts()

async function renew() {
  const view = renderAt(toPermissions())
  const row = within(await screen.findByRole('row', { name: /Payer/ }))
  await view.user.click(row.getByRole('button', { name: 'Actions for Payer' }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Renew…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Renew Payer' }))
  return { ...view, dialog, reason: dialog.getByRole('textbox', { name: /^Reason/ }) }
}

test('why and until when something is asked for is offered again after the session ended', async () => {
  const { handlers, sent } = fakePermissions({ own: [held('Payer', ending())] })
  server.use(...fakePreferences().handlers, ...handlers)
  const before = await renew()
  await before.user.type(before.reason, 'Still needed')
  await before.user.click(before.dialog.getByRole('spinbutton', { name: /month/ }))
  await before.user.keyboard('03312090')
  await endSession(before)

  const { user, dialog } = await renew()
  await user.click(await dialog.findByRole('button', { name: 'Restore' }))
  await user.click(dialog.getByRole('button', { name: 'Send request' }))

  expect(await screen.findByText('Permission requested')).toBeVisible()
  expect(sent()[0]?.body).toMatchObject({
    reason: 'Still needed',
    expDate: new Date(2090, 2, 31, 23, 59, 59).getTime(),
  })
})
