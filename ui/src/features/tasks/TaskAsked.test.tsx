import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answered } from '../../testing/answered'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { COURSE, entry, fakeTasks, PERMISSIONS, task } from './fakeTasksServer'
import { toTask, toTasks } from './routes'

const AT = Date.UTC(2027, 2, 1, 9, 30)

const item = (name: string, ...values: string[]) => ({ name, values })
const CONFLICT = task('1', {
  dataItems: [
    item('requestAction', 'revoke'),
    item('reason', 'Left the team'),
    item('effDate', String(AT)),
    item('expDate', 'in May'),
    item('sodJustification', 'Stands in'),
    item('sodName', 'Payments', 'Audit'),
    item('perm1Name', 'Post', 'Audit'),
    item('perm2Name', 'Release', 'Post'),
  ],
})
const facts = (region: HTMLElement) => {
  const said = within(region).getAllByRole('definition')
  return said.map(({ textContent }) => textContent.replace(/[\u2066-\u2069]/g, ''))
}

test('the page says what is to be taken away, why and since when, and which permissions conflict', async () => {
  server.use(...fakeTasks([CONFLICT]).handlers, ...fakePreferences().handlers)
  renderAt(toTask('1'))

  await screen.findByRole('heading', { level: 1, name: /Permission 1/ })
  const said = facts(screen.getByRole('region', { name: 'Request' }))
  expect(said.slice(0, 4)).toEqual([
    'Revoke',
    'Left the team',
    expect.stringContaining('2027'),
    'Stands in',
  ])
  expect(screen.getByText('Conflict of duties')).toBeVisible()
  expect(screen.getByText('Post, Release')).toBeVisible()
  // Form data, not a date of the console: shown as the author of the workflow wrote it.
  expect(facts(screen.getByRole('region', { name: 'Form data' }))).toEqual(['in May'])
})

const POST = { id: 'cn=Post,o=data', name: 'Permission 1', desc: 'Posts', entityType: 'role' }

const POST_ROLE = { id: POST.id, name: 'Post payments' }

/** A catalog with the permission of task 1, a role that conflicts with it, and the permissions of the recipient. */
function catalog(assignments: object[]) {
  return [
    http.get(PERMISSIONS, () =>
      HttpResponse.json({ permissions: [POST, { ...POST, id: 'cn=2', name: 'Permission 12' }] }),
    ),
    http.post('*/rest/access/assignments/list', () =>
      HttpResponse.json({ assignments, total: assignments.length }),
    ),
    http.post('*/rest/catalog/sods/roleSods', () => HttpResponse.json({ sods: [RULE] })),
  ]
}

const RELEASE = { id: 'cn=Release,o=data', name: 'Release payments' }
const RULE = { id: 'cn=rule', name: 'Payments', roles: [POST_ROLE, RELEASE] }

const person = (dn: string) => ({ dn: `cn=${dn},o=data`, fullName: dn })
const department = { key: 'Department', attributeValues: [{ $: 'Sales' }] }

const AN_ASSIGNMENT = { ...POST, entityType: 'role', causes: [{ type: 'user' }] }

test('who may read it sees the description, whether the person has it, and how many colleagues do', async () => {
  const colleagues = ['therrera', 'ann', 'ben', 'cid'].map((dn) => ({
    ...person(dn),
    primaryAttributes: [department],
  }))
  server.use(
    http.get('*/rest/access/assignments/identities', () =>
      HttpResponse.json({ identities: [person('ann'), person('zoe')], total: 2 }),
    ),
    http.get('*/rest/access/users/details', () => HttpResponse.json(colleagues[0])),
    http.get('*/rest/access/users/list', () =>
      HttpResponse.json({ usersList: colleagues, totalSize: colleagues.length }),
    ),
    ...catalog([AN_ASSIGNMENT]),
    ...fakeTasks([task('1')]).handlers,
    ...fakePreferences().handlers,
  )
  renderAt(toTask('1'))

  expect(await screen.findByText('Sales: 1 of 3 others have it')).toBeVisible()
  const request = within(screen.getByRole('region', { name: 'Request' }))
  expect(request.getByText('Posts')).toBeVisible()
  expect(request.getByRole('link', { name: 'Permission 1' })).toHaveAttribute(
    'href',
    '#/requests?item=cn%3DPost%2Co%3Ddata&kind=role',
  )
  expect(facts(screen.getByRole('region', { name: 'Request' }))).toContain('Yes ')
  expect(screen.queryByText('Conflict of duties')).not.toBeInTheDocument()
})

test('who decides in the list has the permission, what the person has, and who decided before in the dialog', async () => {
  const before = entry('e0', {
    status: 2,
    activityName: 'Head of department',
    completionTime: AT,
    Addressee: { DN: 'cn=bo,o=data', value: 'Bo Lund' },
  })
  const said = {
    commentFullName: 'Bo Lund',
    commentDn: 'cn=bo,o=data',
    activity: 'Head of department',
    comment: 'Needed for the audit',
    date: AT,
  }
  server.use(
    http.get('*/rest/access/assignments/identities', () => new HttpResponse(null, { status: 403 })),
    http.get(COURSE, () => HttpResponse.json({ workEntries: [before] })),
    ...catalog([{ ...AN_ASSIGNMENT, ...RELEASE }]),
    ...fakeTasks([task('1', { processId: 'p1', comments: [said] })]).handlers,
    ...fakePreferences().handlers,
  )
  const { user } = renderAt(toTasks())
  await screen.findByRole('link', { name: 'Permission 1' })
  await user.keyboard('ja')
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))

  expect(await dialog.findByText('Posts')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Permission 1' })).toHaveAttribute(
    'href',
    '#/requests?item=cn%3DPost%2Co%3Ddata&kind=role',
  )
  expect(await dialog.findByText('Post payments, Release payments')).toBeVisible()
  expect(dialog.getByText('Already assigned')).toBeVisible()
  const history = within(await dialog.findByRole('region', { name: 'Approval history' }))
  expect(history.getByText(/Approvers: .*Bo Lund/)).toBeVisible()
  expect(history.getByText('Needed for the audit')).toBeVisible()
})

test('a role that a constraint excludes with one that the person has is warned of', async () => {
  const assignment = { ...AN_ASSIGNMENT, ...RELEASE }
  const refused = () => new HttpResponse(null, { status: 403 })
  server.use(
    http.get('*/rest/access/assignments/identities', refused),
    ...catalog([assignment]),
    ...fakeTasks([task('1')]).handlers,
    ...fakePreferences().handlers,
  )
  renderAt(toTask('1'))

  expect(await screen.findByText('Conflict of duties')).toBeVisible()
  expect(screen.getByText('Post payments, Release payments')).toBeVisible()
  const request = screen.getByRole('region', { name: 'Request' })
  expect(request.innerHTML).toMatch(/class="banner warning".*Conflict of duties/s)
})

test('what may not be read is left out, and is never 0', async () => {
  const refused = () => new HttpResponse(null, { status: 403 })
  server.use(
    http.get('*/rest/access/assignments/identities', refused),
    ...catalog([]),
    http.post('*/rest/access/assignments/list', refused),
    ...fakeTasks([task('1')]).handlers,
    ...fakePreferences().handlers,
  )
  renderAt(toTask('1'))

  expect(await screen.findByText('Posts')).toBeVisible()
  expect(screen.queryByText('In the department')).not.toBeInTheDocument()
  expect(screen.queryByText('Already assigned')).not.toBeInTheDocument()
})

test('the list tells who asks, why, what is taken away, and until when to decide', async () => {
  const due = { ...CONFLICT, expirationTime: Date.now() + 20 * 86_400_000 }
  server.use(...fakeTasks([due]).handlers, ...fakePreferences().handlers)
  renderAt(toTasks())

  expect(await screen.findByText('Left the team')).toBeVisible()
  expect(screen.getByText('Revoke')).toBeVisible()
  expect(screen.getByText('Conflict of duties')).toBeVisible()
  expect(screen.getByText(/^Requested by .*Ingrid Solberg/)).toBeVisible()
  expect(screen.getByText(/^Due/)).toHaveTextContent(/in (20 days|3 weeks)/)
})

test('who decides in the list is told the same before', async () => {
  server.use(...fakeTasks([CONFLICT]).handlers, ...fakePreferences().handlers)
  const { user } = renderAt(toTasks())
  await screen.findByRole('link', { name: 'Permission 1' })
  await user.keyboard('ja')
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))

  expect(await dialog.findByText('Left the team')).toBeVisible()
  expect(dialog.getByText('Revoke')).toBeVisible()
})

test.each([
  ['a request form', [], 'Form'],
  ['a role that is granted', [item('requestAction', 'grant')], 'Posts'],
])('of a form and a role with one name the page describes %s', async (_what, dataItems, about) => {
  const form = { ...POST, id: 'cn=form', desc: 'Form', entityType: 'prd' }
  server.use(
    http.get('*/rest/access/assignments/identities', () => new HttpResponse(null, { status: 403 })),
    http.get(PERMISSIONS, () => HttpResponse.json({ permissions: [POST, form] })),
    ...catalog([]),
    ...fakeTasks([task('1', { dataItems })]).handlers,
    ...fakePreferences().handlers,
  )
  renderAt(toTask('1'))

  expect(await screen.findByText(about)).toBeVisible()
})

test.each([
  ['has the name of the task', 'cn=Permission1,o=data', true],
  ['has another name', 'cn=Permission12,o=data', false],
])(
  'a permission in another language is described where its common name %s',
  async (_what, id, isShown) => {
    const posting = { ...POST, id, name: 'ترحيل' }
    server.use(
      http.get(
        '*/rest/access/assignments/identities',
        () => new HttpResponse(null, { status: 403 }),
      ),
      http.get(PERMISSIONS, () => HttpResponse.json({ permissions: [posting] })),
      ...catalog([]),
      ...fakeTasks([task('1')]).handlers,
      ...fakePreferences().handlers,
    )
    const { store } = renderAt(toTask('1'))

    await screen.findByRole('heading', { level: 1, name: /Permission 1/ })
    await answered(store)
    expect(screen.queryAllByRole('link', { name: 'ترحيل' })).toHaveLength(Number(isShown))
  },
)
