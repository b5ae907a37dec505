import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { beginWithoutDrafts } from '../../testing/draftDevice'
import { fakePeople, personDn } from '../../testing/fakePeople'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeResources, resource } from './fakeResourcesServer'
import { toResource } from './routes'

beginWithoutDrafts()

const office = resource('Office', {
  entitlements: [
    {
      id: 'cn=License,cn=Cloud,o=system',
      displayName: 'License',
      entitlementType: 'APP_QUERY_PARAMS',
      parameterValue: '%EntitlementParamKey%',
    },
  ],
  resourceParameters: [
    { id: 'seats', type: 'Integer', binding: 'dynamic', displayValue: 'Seats' },
    { id: 'site', type: 'String', binding: 'static', staticValue: 'Oslo' },
  ],
})

const CHOSEN = '{"ID":"PRD100","ID2":"E5"}'

interface Held {
  name: string
  seats: string
}

const held = ({ name, seats }: Held) => ({
  dn: office.id,
  recipientDn: personDn(name),
  recipientFullName: name,
  recipientType: 'USER',
  statusCode: '50',
  statusDisplay: 'Provisioned',
  grant: true,
  expiryDate: '4102444799000',
  instanceGuId: `of ${name} ${seats}`,
  dynamicParams: {
    dynamicParamList: [
      { paramName: 'EntitlementParamKey', paramValues: [CHOSEN] },
      { paramName: 'seats', paramValues: [seats] },
    ],
  },
})

const columns = [
  { key: 'recipientFullName', value: 'Recipient' },
  { key: 'statusDisplay', value: 'Status' },
  { key: 'EntitlementParamKey', value: 'License' },
  { key: 'seats', value: 'Seats' },
]

/** Opens the resource Office with these holders; `sent` has the bodies of assignments. */
function opened(holders: readonly Held[], hasColumns = true) {
  const sent: unknown[] = []
  server.use(
    http.post('*/rest/access/entities/resource/assignments/columns', () =>
      hasColumns ? HttpResponse.json({ columns }) : HttpResponse.json({}, { status: 404 }),
    ),
    http.post('*/rest/catalog/resources/resource/assignments', () =>
      HttpResponse.json({ assignmentStatusList: holders.map(held), total: holders.length }),
    ),
    http.post('*/rest/catalog/resources/resource/assignments/assign', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ success: true, succeeded: [], failed: [] })
    }),
    ...fakePeople(['Ann']),
    ...fakeResources([office]).handlers,
    ...fakePreferences().handlers,
  )
  return { sent, ...renderAt(toResource(office.id, 'assignments')) }
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test('each holder has what was answered, in a column for each question', async () => {
  const { container } = opened([{ name: 'Ann', seats: '3' }])

  const ann = await row('Ann')
  expect(within(ann).getByRole('cell', { name: 'E5' })).toBeVisible()
  expect(within(ann).getByRole('cell', { name: '3' })).toBeVisible()
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(expect.arrayContaining(['License', 'Seats']))
  expect(heads).not.toContain('Recipient')
  expect(await axe(container)).toHaveNoViolations()
})

test('the holders are listed where the server does not know the columns of answers', async () => {
  opened([{ name: 'Ann', seats: '3' }], false)

  expect(await row('Ann')).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Seats' })).toBeNull()
})

test('the questions are asked when the resource is assigned, and the answers go along', async () => {
  const { user, sent } = opened([{ name: 'Ben', seats: '1' }])
  await user.click(await screen.findByRole('button', { name: 'Assign' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Assign Office' }))
  const people = within(sheet.getByRole('group', { name: /Recipients/ }))
  await user.type(people.getByRole('searchbox'), 'Ann{Enter}')
  await user.click(await screen.findByRole('option', { name: /^Ann/ }))
  await user.keyboard('{Escape}')
  await user.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'New laptop')
  await user.click(sheet.getByRole('button', { name: 'Submit 1 request' }))
  const value = within(sheet.getByRole('group', { name: /License/ }))
  expect(value.getAllByText('Required')).toHaveLength(2)
  expect(sheet.queryByText(/site/i)).toBeNull()
  expect(sent).toEqual([])

  await user.type(value.getByRole('searchbox'), 'E{Enter}')
  await user.click(await screen.findByRole('option', { name: /E ?3/ }))
  await user.type(sheet.getByRole('textbox', { name: /Seats/ }), '7')
  await user.click(sheet.getByRole('button', { name: 'Submit 1 request' }))

  expect(await screen.findByText('Office: assignments requested: 1')).toBeVisible()
  expect(sent).toEqual([
    {
      dn: office.id,
      recipientDns: [personDn('Ann')],
      description: 'New laptop',
      dynamicParams: {
        dynamicParamList: [
          { paramName: 'EntitlementParamKey', paramValues: ['{"ID":"E3"}'] },
          { paramName: 'seats', paramValues: ['7'] },
        ],
      },
    },
  ])
})

test('of two assignments to one person the one that is revoked goes by its own number', async () => {
  const { user } = opened([
    { name: 'Ann', seats: '3' },
    { name: 'Ann', seats: '9' },
  ])
  const revoked: unknown[] = []
  server.use(
    http.delete('*/rest/access/assignments/list', async ({ request }) => {
      revoked.push(await request.json())
      return HttpResponse.json({ success: true, succeeded: [], failed: [] })
    }),
  )
  await screen.findByRole('cell', { name: '9' })
  const [, nine] = screen.getAllByRole('button', { name: 'Actions for Ann' })
  if (nine) await user.click(nine)
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke…' }))
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))

  await waitFor(() => expect(revoked).toHaveLength(1))
  const nineOf = { assignedToDn: personDn('Ann'), subtype: 'user', instanceId: 'of Ann 9' }
  expect(revoked).toMatchObject([
    { assignments: [{ id: office.id, entityType: 'resource', assignmentToList: [nineOf] }] },
  ])
})

test('an extension asks again with the answers that each holder gave', async () => {
  const { user, sent } = opened([
    { name: 'Ann', seats: '3' },
    { name: 'Ben', seats: '3' },
    { name: 'Cleo', seats: '9' },
  ])
  await row('Cleo')
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Extend…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Extend Office' }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Goes on')
  await user.click(dialog.getByRole('button', { name: 'Submit' }))

  expect(await screen.findByText('Office: extensions requested: 3')).toBeVisible()
  const answered = (seats: string) => ({
    dynamicParamList: [
      { paramName: 'EntitlementParamKey', paramValues: [CHOSEN] },
      { paramName: 'seats', paramValues: [seats] },
    ],
  })
  expect(sent).toMatchObject([
    { recipientDns: [personDn('Ann'), personDn('Ben')], dynamicParams: answered('3') },
    { recipientDns: [personDn('Cleo')], dynamicParams: answered('9') },
  ])
})
