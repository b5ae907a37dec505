import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beginWithoutDrafts } from '../../testing/draftDevice'
import { fakePeople, personDn } from '../../testing/fakePeople'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeAccess, type RoleAccess } from './fakeAccessServer'
import { fakeRoles, role } from './fakeRolesServer'
import { toUser } from '../users/routes'
import { toRole } from './routes'

beginWithoutDrafts()

const clerk = role('Clerk')
const ann = personDn('Ann')

function known(access: Partial<RoleAccess>, assigned = clerk) {
  const fake = fakeAccess(access)
  server.use(
    ...fake.handlers,
    ...fakeRoles([assigned]).handlers,
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

test('who has the role already is led to', async () => {
  const reason = 'It is assigned already.'
  const failed = [{ id: clerk.id, dn: ann, reason }]
  known({ asked: [{ success: false, succeeded: [], failed }] })
  const { user } = open()
  const sheet = await fillIn(user)
  await user.click(sheet.getByRole('button', { name: 'Submit 1 request' }))

  const told = within(await sheet.findByRole('log'))
  expect(await told.findByText(reason)).toBeVisible()
  expect(told.getByRole('link', { name: 'Ann' })).toHaveAttribute('href', `#${toUser(ann)}`)
})

const approvers = ['Bo', 'Cy'].map((name, at) => ({
  ...{ id: personDn(name), name, type: 'user', sequence: at + 1 },
}))
const approved = role('Clerk', { approvalRequired: true, approvalApprovers: approvers })

/** A group with 6 people, and a group with hidden members. */
function groupsOf6() {
  server.use(
    http.get('*/rest/access/entities/list', () =>
      HttpResponse.json({
        entityList: ['Treasury', 'Hidden'].map((name) => ({
          ...{ dn: `cn=${name},o=data`, entityDisplayValue: name },
        })),
      }),
    ),
    http.post('*/rest/access/groups/members', async ({ request }) => {
      const { dn } = (await request.json()) as { dn: string }
      if (dn.includes('Hidden')) return new HttpResponse(null, { status: 403 })
      return HttpResponse.json({ recipients: [], total: 6 })
    }),
  )
}

async function addGroup(user: User, sheet: Awaited<ReturnType<typeof fillIn>>, name: string) {
  const box = sheet.getByRole('searchbox')
  await user.clear(box)
  await user.click(await sheet.findByRole('tab', { name: 'Groups' }))
  await user.type(box, `${name}{Enter}`)
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
  await user.keyboard('{Escape}')
}

test('for each recipient it is told which approvals come first and who gets it then', async () => {
  known({}, approved)
  groupsOf6()
  const { user } = open()
  const sheet = await fillIn(user)
  await addGroup(user, sheet, 'Treasury')

  const next = within(sheet.getByRole('region', { name: 'What happens next' }))
  expect(await next.findByText(/^Ann: approvals needed: 2\./)).toBeVisible()
  const treasury = 'Treasury: approvals needed: 2. Then its members get it: 6.'
  expect(await next.findByText(treasury)).toBeVisible()
  expect(next.getByText(/^Members of groups and containers are not checked/)).toBeVisible()
  expect(sheet.getByText('People who get it, at most: 7')).toBeVisible()
})

test('a number of people that is not known is left out', async () => {
  known({})
  groupsOf6()
  const { user } = open()
  const sheet = await fillIn(user)
  await addGroup(user, sheet, 'Hidden')

  expect(
    await sheet.findByText('Hidden: no approval is needed. Then everyone in it gets it.'),
  ).toBeVisible()
  expect(sheet.queryByText(/^People who get it/)).not.toBeInTheDocument()
})

test('a recipient in conflict is named before anything is sent', async () => {
  const post = { id: 'cn=Post,cn=Level10,o=system', name: 'Post' }
  known({ people: {} }, approved)
  server.use(
    http.post('*/rest/catalog/sods/roleSods', () =>
      HttpResponse.json({ sods: [{ id: 'cn=Pay,o=system', name: 'Pay', roles: [clerk, post] }] }),
    ),
    http.get('*/rest/access/assignments/identities', ({ request }) => {
      const has = new URL(request.url).searchParams.get('permissionId') === post.id
      const identities = has ? [{ dn: ann, name: 'Ann' }] : []
      return HttpResponse.json({ identities, total: identities.length })
    }),
  )
  const { user } = open()
  const sheet = await fillIn(user)

  const told = /^Ann: approvals needed: 2\. Conflict: a justification is needed/
  expect(await sheet.findByText(told)).toBeVisible()
})
