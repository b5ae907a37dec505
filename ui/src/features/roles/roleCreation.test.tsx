import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { FINANCE, fakeRoles, roleDn } from './fakeRolesServer'
import { toRole, toRoleCreate } from './routes'

function known(...args: Parameters<typeof fakeRoles>) {
  const fake = fakeRoles(...args)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

type User = ReturnType<typeof renderAt>['user']

const next = (user: User) => user.click(screen.getByRole('button', { name: 'Next' }))
const nameField = () => screen.findByRole('textbox', { name: 'Name' })

test('a role is made in three steps, after the last says what will be created', async () => {
  const { written } = known([])
  const { user, container } = renderAt(toRoleCreate())
  await user.type(await nameField(), 'Pay & post ')
  expect(screen.getByText(/it becomes Paypost/)).toBeVisible()
  await user.click(screen.getByText('IT Role'))
  expect(await axe(container)).toHaveNoViolations()
  await next(user)
  const categories = within(await screen.findByRole('group', { name: 'Categories' }))
  await user.type(categories.getByRole('searchbox'), 'Finance{Enter}')
  await user.click(await screen.findByRole('option', { name: /Finance/ }))
  await next(user)
  expect(await screen.findByText('Approval is required')).toBeVisible()
  await next(user)
  const review = within(await screen.findByRole('region', { name: 'What will be created' }))
  expect(review.getByText('IT Role')).toBeVisible()
  expect(review.getByText('Finance')).toBeVisible()
  expect(written).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Create role' }))

  const way = await screen.findByRole('link', { name: 'Assign the role' })
  expect(way).toHaveAttribute(
    'href',
    expect.stringContaining(toRole(roleDn('Paypost'), 'assignments')),
  )
  const { activeElement } = document
  expect(activeElement).toHaveTextContent(/^Role “Pay & post” created/)
  expect(written).toEqual([
    {
      method: 'POST',
      body: {
        id: 'Paypost',
        name: 'Pay & post',
        description: '',
        localizedNames: [{ locale: 'en', name: 'Pay & post' }],
        localizedDescriptions: [],
        level: 20,
        categories: [{ id: 'finance', name: 'Finance' }],
        owners: [],
        approvalRequired: false,
        approvalIsStandard: true,
        approvalApprovers: [],
        approvalQuorum: '',
        approvalRequestDef: '',
        revokeRequired: false,
      },
    },
  ])
})

test('who may configure the server lets the catalog show a new role at once', async () => {
  known([])
  const told: unknown[] = []
  server.use(
    http.post('*/rest/access/index/permissions', async ({ request }) => {
      told.push(await request.json())
      return HttpResponse.json({ success: true, succeeded: [], failed: [] })
    }),
  )
  const { user } = renderAt(toRoleCreate())
  await user.type(await nameField(), 'Clerk')
  for (let step = 0; step < 3; step += 1) await next(user)
  await user.click(await screen.findByRole('button', { name: 'Create role' }))
  await user.click(await screen.findByRole('button', { name: 'Show it in the catalog now' }))

  expect(await screen.findByText('The catalog shows it now.')).toBeVisible()
  const change = { operation: 'add', permId: roleDn('Clerk'), permType: 'role' }
  expect(told).toEqual([{ permIndexChanges: [change] }])
})

test('a step with a wrong name is not left', async () => {
  known([])
  const { user } = renderAt(toRoleCreate())
  await user.type(await nameField(), 'Pay;post')

  await next(user)

  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  expect(screen.getByText(/has invalid character/)).toBeVisible()
  expect(screen.getByText('Step 1 of 4')).toBeVisible()
})

test('an identifier that another role has is told at its field, in the first step', async () => {
  known([])
  const taken = roleDn('Payer')
  const Fault = { Reason: { Text: `The role ${taken} exists already.` } }
  server.use(http.post('*/rest/catalog/roles', () => HttpResponse.json({ Fault }, { status: 489 })))
  const { user } = renderAt(toRoleCreate())
  await user.type(await nameField(), 'Payer')
  await next(user)
  await screen.findByRole('group', { name: 'Owners' })
  await next(user)
  await screen.findByText('Approval is required')
  await next(user)
  await user.click(await screen.findByRole('button', { name: 'Create role' }))

  const identifier = await screen.findByRole('textbox', { name: /^Identifier/ })
  await waitFor(() => expect(identifier).toHaveFocus())
  expect(identifier).toHaveAccessibleDescription(/Another entry has this name/)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Payer' })).toHaveAttribute('href', `#${toRole(taken)}`)
  await user.type(identifier, '2')
  expect(screen.queryByRole('link', { name: 'Payer' })).not.toBeInTheDocument()
})

test('going back keeps what was entered', async () => {
  known([])
  const { user } = renderAt(toRoleCreate())
  await user.type(await nameField(), 'Payer')
  await next(user)
  await screen.findByRole('group', { name: 'Owners' })

  await user.click(screen.getByRole('button', { name: 'Back' }))

  expect(await nameField()).toHaveValue('Payer')
})

test('a later step of the address does not lead past what is missing', async () => {
  const { written } = known([])
  const { user } = renderAt(`${toRoleCreate()}?step=review`)

  await user.click(await screen.findByRole('button', { name: 'Create role' }))

  expect(await screen.findByText('Step 1 of 4')).toBeVisible()
  expect(written).toEqual([])
})

test('an approval without approvers is not left', async () => {
  known([])
  const { user } = renderAt(toRoleCreate())
  await user.type(await nameField(), 'Payer')
  await next(user)
  await screen.findByRole('group', { name: 'Owners' })
  await next(user)
  await user.click(await screen.findByRole('switch', { name: 'Approval is required' }))

  await next(user)

  const approvers = within(screen.getByRole('group', { name: 'Approvers' }))
  await waitFor(() => expect(approvers.getByRole('searchbox')).toHaveFocus())
  expect(screen.getByText('Step 3 of 4')).toBeVisible()
})

test('there is no form for those who may not create one', async () => {
  known([], { mayCreate: false })
  renderAt(toRoleCreate())

  expect(await screen.findByText('You cannot create roles')).toBeVisible()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
})

/** Owners, approval and review. */
const STEPS_BEHIND_DETAILS = 3

test('who may create roles in one container only creates them there, without a choice', async () => {
  const { written } = known([], { onlyContainer: FINANCE })
  const { user } = renderAt(toRoleCreate())
  await user.type(await nameField(), 'Payer')
  expect(screen.getByText('You can create roles only in this container.')).toBeVisible()
  expect(screen.getByText('Finance')).toBeVisible()
  expect(screen.queryByText('IT Role')).not.toBeInTheDocument()

  for (let step = 0; step < STEPS_BEHIND_DETAILS; step++) await next(user)
  await user.click(await screen.findByRole('button', { name: 'Create role' }))

  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toMatchObject({ level: 10, subContainer: FINANCE })
})
