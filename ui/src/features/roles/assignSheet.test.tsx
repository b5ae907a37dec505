import { screen, within } from '@testing-library/react'
import { beginWithoutDrafts } from '../../testing/draftDevice'
import { fakePeople, personDn } from '../../testing/fakePeople'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeAccess, type RoleAccess } from './fakeAccessServer'
import { fakeRoles, role } from './fakeRolesServer'
import { toRole } from './routes'

beginWithoutDrafts()

const clerk = role('Clerk')
const ann = personDn('Ann')

function known(access: Partial<RoleAccess>) {
  const fake = fakeAccess(access)
  server.use(
    ...fake.handlers,
    ...fakeRoles([clerk]).handlers,
    ...fakePreferences().handlers,
    ...fakePeople(['Ann']),
  )
  return fake
}

const open = () => renderAt(toRole(clerk.id, 'assignments'))

type User = ReturnType<typeof renderAt>['user']

async function fillIn(user: User) {
  for (const assign of (await screen.findAllByRole('button', { name: 'Assign' })).slice(0, 1)) {
    await user.click(assign)
  }
  const sheet = within(await screen.findByRole('dialog', { name: 'Assign Clerk' }))
  await user.type(sheet.getByRole('searchbox'), 'Ann{Enter}')
  await user.click(await screen.findByRole('option', { name: /^Ann/ }))
  await user.keyboard('{Escape}')
  await user.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'Year end')
  return sheet
}

test('an end before the begin is told at its field, and nothing is sent', async () => {
  const { sent } = known({})
  const { user } = open()
  const sheet = await fillIn(user)
  for (const [day, typed] of [
    ['Effective date', '03102030'],
    ['Expiry date', '03092030'],
  ] as const) {
    const field = within(sheet.getByRole('group', { name: day }))
    await user.click(field.getByRole('spinbutton', { name: /month/ }))
    await user.keyboard(typed)
  }
  await user.click(sheet.getByRole('button', { name: 'Submit 1 request' }))

  expect(await sheet.findByText('The expiry date must be after the effective date')).toBeVisible()
  expect(sent).toEqual([])
})

test('a conflict asks for a justification in the same sheet, and is sent once with it', async () => {
  const conflict = {
    sodId: 'cn=Pay,o=system',
    sodName: 'Pay',
    perm1Name: 'Clerk',
    perm2Name: 'Post',
  }
  const about = { id: clerk.id, dn: ann }
  const { sent } = known({
    asked: [
      {
        success: false,
        succeeded: [],
        failed: [{ ...about, reason: 'The role breaks a separation of duties.' }],
        sods: [conflict],
      },
      { success: true, succeeded: [about], failed: [] },
    ],
  })
  const { user } = open()
  const sheet = await fillIn(user)
  await user.click(sheet.getByRole('button', { name: 'Submit 1 request' }))

  await user.type(await sheet.findByRole('textbox', { name: /^Justification/ }), 'Covers for Ben')
  await user.click(sheet.getByRole('button', { name: 'Submit 1 request' }))

  expect(await screen.findByText('Clerk: assignments requested: 1')).toBeVisible()
  const justified = {
    assignedToDn: ann,
    subtype: 'user',
    sodJustification: 'Covers for Ben',
  }
  expect(sent).toHaveLength(2)
  expect(sent[1]?.body).toMatchObject({ assignments: [{ assignmentToList: [justified] }] })
})
