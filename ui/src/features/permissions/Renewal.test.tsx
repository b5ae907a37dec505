import { screen, within } from '@testing-library/react'
import { chooseAction } from '../../testing/chooseAction'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import {
  byGroup,
  direct,
  ending,
  fakePermissions as fake,
  held,
  idOf,
  soon,
} from './fakePermissionsServer'
import { toPermissions } from './routes'

function fakePermissions(given: Parameters<typeof fake>[0]) {
  const { handlers, ...noted } = fake(given)
  server.use(...fakePreferences().handlers, ...handlers)
  return noted
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test('what ends is asked for again, with what it was given with, until a later day', async () => {
  const answers = [{ key: 'EntitlementParamKey', value: 'Oslo' }]
  const expirationDate = new Date(2030, 2, 31, 12).getTime()
  const { sent } = fakePermissions({
    own: [
      held('Licence', {
        entityType: 'resource',
        expiryDate: expirationDate,
        causes: [{ ...direct, expirationDate, entRef: { params: answers } }],
      }),
    ],
  })
  const { user } = renderAt(toPermissions())
  await chooseAction(user, 'Licence', 'Renew…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Renew Licence' }))
  expect(dialog.getByText(/Your access ends on .?Mar 31, 2030/)).toBeVisible()

  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  expect(await dialog.findByText('Required', { ignore: '[hidden], [aria-hidden]' })).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Still needed')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))

  expect(await screen.findByText('Permission requested')).toBeVisible()
  expect(sent()).toEqual([
    {
      url: 'POST requests/permissions/item',
      query: {},
      body: {
        id: idOf('Licence'),
        entityType: 'resource',
        reason: 'Still needed',
        sodJustification: '',
        permReqParams: answers,
      },
    },
  ])
})

test('a day that is not later than the present one is refused before anything is sent', async () => {
  const { sent } = fakePermissions({ own: [held('Payer', ending(Date.UTC(2030, 2, 31, 12)))] })
  const { user } = renderAt(toPermissions())
  await chooseAction(user, 'Payer', 'Renew…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Renew Payer' }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Still needed')
  await user.click(dialog.getByRole('spinbutton', { name: /month/ }))
  await user.keyboard('03312030')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))

  expect(await dialog.findByText('Choose a date after the current expiry date')).toBeVisible()
  expect(sent()).toEqual([])
})

test.each([
  ['has no end', held('Payer')],
  ['comes from a group', held('Payer', { causes: [{ ...byGroup, expirationDate: soon() }] })],
])('what %s is not renewed', async (_why, own) => {
  fakePermissions({ own: [own] })
  const { user } = renderAt(toPermissions())
  await user.click(within(await row('Payer')).getByRole('button', { name: /Actions/ }))

  expect(await screen.findByRole('menuitem', { name: 'Why do I have it?' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Renew…' })).not.toBeInTheDocument()
})
