import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { renderAt } from '../../testing/renderAt'
import { renderSettings } from '../../testing/renderSettings'
import { server } from '../../testing/server'
import { fakeSettings } from './fakeSettings'
import { toConfiguration, toSettings } from './routes'

const known = (page: string, world: Parameters<typeof fakeSettings>[0]) =>
  renderSettings(page, fakeSettings(world))

const field = (name: string) => screen.findByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save settings' })

const ROLES = 'catalog/administration/roleResourceSettings'
const roles = {
  roleAssignmentGracePeriod: 0,
  roleToGroupApproval: true,
  roleLevels: [{ level: 10, localizedNames: [{ locale: 'en', name: 'Permission' }] }],
  queryTimeout: 10,
  queryRefreshRate: 60,
  queryDisplayElements: ['name'],
  concatDisplayElements: false,
  sodApprovers: [],
  sodQuorum: '60%',
  sodContainer: 'cn=sod',
  defaultSODRequestDef: '',
}

describe('settings of roles and resources', () => {
  test('are sent by group; a refused group keeps its changes, the saved one does not', async () => {
    const { user, written } = known('roleresource', {
      nodes: { [ROLES]: roles },
      refused: { [`${ROLES}/sod`]: 'The quorum is not accepted.' },
    })
    await user.clear(await field('Quorum'))
    await user.type(await field('Quorum'), '75')
    await user.clear(await field('Query timeout'))
    await user.type(await field('Query timeout'), '5')

    await user.click(save())

    expect(await screen.findByText('The quorum is not accepted.')).toBeVisible()
    expect(written.map(({ path }) => path).sort()).toEqual([
      `${ROLES}/entitlementQuery`,
      `${ROLES}/sod`,
    ])
    expect(written.find(({ path }) => path.endsWith('Query'))?.body).toEqual({
      queryTimeout: 5,
      queryRefreshRate: 60,
      queryDisplayElements: ['name'],
      concatDisplayElements: false,
    })
    expect(screen.getByText('1 change')).toBeVisible()
    expect(await field('Quorum')).toHaveValue('75')
  })

  test('offer as default workflows those of the process type', async () => {
    known('roleresource', { nodes: { [ROLES]: roles } })
    server.use(
      http.get('*/rest/catalog/prds', ({ request }) => {
        const type = new URL(request.url).searchParams.get('processType') ?? ''
        return HttpResponse.json({ requestDefs: [{ id: `cn=${type}`, name: type }], nextIndex: 0 })
      }),
    )

    const workflows = await screen.findAllByRole('combobox', { name: 'Default approval workflow' })
    await waitFor(() =>
      expect(workflows.map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Role Approval'),
        expect.stringContaining('Sod Approval'),
      ]),
    )
  })

  test('ask before approval for groups is dropped', async () => {
    const { user, written } = known('roleresource', { nodes: { [ROLES]: roles } })
    await user.click(await screen.findByText('Approval when a role is assigned to a group'))
    await user.click(save())
    const question = within(await screen.findByRole('alertdialog'))
    expect(written).toEqual([])

    await user.click(question.getByRole('button', { name: 'Save settings' }))

    await waitFor(() =>
      expect(written[0]).toMatchObject({
        path: `${ROLES}/role`,
        body: { roleToGroupApproval: false },
      }),
    )
  })
})

const DISPLAY = 'admin/display/settings'
const columns = [
  { key: 'name', value: 'Name' },
  { key: 'status', value: 'Status' },
]
const display = {
  [`${DISPLAY}/general`]: {
    defaultRowsPerPage: 10,
    optionsRowsPerPage: '5,10',
    newRequestDefaultSortByOption: 'closestMatch',
  },
  [`${DISPLAY}/task`]: {
    allColumns: columns,
    defaultColumns: columns,
    columnsForUserOverride: columns,
    columnsForSort: columns,
    taskListSort: 'name',
  },
  [`${DISPLAY}/request`]: {
    allColumns: columns,
    defaultColumns: columns,
    columnsForUserOverride: columns,
    requestListSort: 'name',
  },
}

describe('display settings', () => {
  test('ask for a new load of the page, in the words of the specification', async () => {
    const { user, written, departures } = known('provisioning', { nodes: { ...display } })
    const tasks = within(await screen.findByRole('region', { name: 'Task list' }))
    const shown = within(await tasks.findByRole('group', { name: 'Columns shown at first' }))
    await user.click(await shown.findByRole('button', { name: 'Remove Status' }))
    const requests = within(screen.getByRole('region', { name: 'Request history' }))
    const begin = within(await requests.findByRole('group', { name: 'Columns shown at first' }))
    await user.click(await begin.findByRole('button', { name: 'Remove Name' }))
    await user.click(save())

    await waitFor(() => expect(written).toHaveLength(2))
    const bodies = Object.fromEntries(written.map(({ path, body }) => [path, body]))
    expect(bodies).toMatchObject({
      [`${DISPLAY}/task`]: { defaultColumns: [columns[0]] },
      [`${DISPLAY}/request`]: { defaultColumns: [columns[1]] },
    })
    expect(
      await screen.findByText('Please reload the page to reflect the saved changes'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(departures).toContain('reload')
  })

  test('are written each by its own call', async () => {
    const { user, written } = known('provisioning', { nodes: { ...display } })
    await user.type(await field('Choices for rows per page'), ',20')
    for (const list of ['Task list', 'Request history']) {
      const section = within(screen.getByRole('region', { name: list }))
      await user.click(section.getByText('Descending order'))
    }
    await user.click(save())

    await waitFor(() => expect(written).toHaveLength(3))
    const bodies = new Map(written.map(({ path, body }) => [path, body]))
    expect(bodies.get(`${DISPLAY}/general`)).toMatchObject({ optionsRowsPerPage: '5,10,20' })
    expect(bodies.get(`${DISPLAY}/task`)).toMatchObject({ taskListSortDesc: true })
    expect(bodies.get(`${DISPLAY}/request`)).toMatchObject({ requestListSortDesc: true })
  })

  test('have a default number of rows that is offered, and sort by a column that can be sorted', async () => {
    const { user, written } = known('provisioning', { nodes: { ...display } })
    await user.clear(await field('Default rows per page'))
    await user.type(await field('Default rows per page'), '7')
    const sortable = screen.getByRole('group', { name: 'Columns that can be sorted' })
    await user.click(within(sortable).getByRole('button', { name: 'Remove Name' }))

    await user.click(save())

    expect(await screen.findByText('2 errors')).toBeVisible()
    expect(await field('Default rows per page')).toHaveAccessibleDescription(/5,10/)
    expect(written).toEqual([])
  })
})

const AUDIT = 'admin/logging/list'
const cefConfigs = { destinationHost: '', destinationPort: 1468, protocol: 'TCP', kept: 1 }

test('audit events need a host, and a port up to 65535', async () => {
  const { user, written } = known('auditing', { nodes: { [AUDIT]: { cefConfigs } } })
  await user.click(await screen.findByText('Send events in CEF'))
  await user.clear(await field('Port'))
  await user.type(await field('Port'), '70000')
  await user.type(await field('Key store path'), 'C:')
  await user.click(save())
  expect(await screen.findByText('3 errors')).toBeVisible()

  await user.type(await field('Host'), 'audit.example')
  await user.clear(await field('Port'))
  await user.type(await field('Port'), '0')
  await user.tab()
  expect(await field('Port')).toHaveAttribute('aria-invalid', 'true')
  await user.clear(await field('Port'))
  await user.type(await field('Port'), '6514')
  await user.clear(await field('Key store path'))
  await user.click(save())

  const target = { destinationHost: 'audit.example', destinationPort: 6514 }
  await waitFor(() =>
    expect(written[0]).toEqual({
      path: 'admin/logging/auditConfig',
      body: { enableCEF: true, cefConfigs: { ...cefConfigs, ...target } },
    }),
  )
})

test('the threads of the engine ascend', async () => {
  const engine = 'admin/workflowengines/configuration'
  server.use(
    http.get('*/rest/access/data/migration/workflow', () =>
      HttpResponse.json({ status: 'NOT_STARTED' }),
    ),
  )
  const { user, written } = known('workflowengine', {
    nodes: {
      [engine]: { minPoolSize: 5, initialPoolSize: 5, maxPoolSize: 20 },
      'access/data/migration/workflow': { status: 'NOT_STARTED' },
    },
  })
  await user.clear(await field('Threads at the start'))
  await user.type(await field('Threads at the start'), '30')

  await user.click(save())

  await waitFor(async () =>
    expect(await field('Threads at the start')).toHaveAccessibleDescription(/must ascend/),
  )
  expect(written).toEqual([])
})

test('the overview leads to the administrators, and to the engine while it is stopped', async () => {
  const { handlers } = fakeSettings({ nodes: {} })
  server.use(
    http.get('*/rest/admin/workflowengines', () =>
      HttpResponse.json({ engineId: 'engine-1', engineStatus: 1 }),
    ),
    ...handlers,
  )
  server.use(
    ...[
      'access/administration/*',
      'admin/display/settings/general',
      'admin/driverstatus/info',
      'admin/logging/list',
      ROLES,
    ].map((path) => http.get(`*/rest/${path}`, () => HttpResponse.json({}))),
  )
  renderAt(toConfiguration())

  expect(await screen.findByText(/The workflow engine .*engine-1.* is stopped/)).toBeVisible()
  const administrators = screen.getAllByRole('link', { name: 'Administrators' })
  expect(administrators[0]).toHaveAttribute('href', `#${toSettings('adminassignments')}`)
  expect(
    screen
      .getAllByRole('link', { name: 'Workflow monitoring' })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#/workflowmonitoring'])
  expect(screen.getByRole('link', { name: 'Go to the workflow engine' })).toHaveAttribute(
    'href',
    `#${toSettings('workflowengine')}`,
  )
})

test('Identity Governance is shown to people where it has a host', async () => {
  const governance = 'access/administration/igConfig'
  const { user, written } = known('igConfiguration', { nodes: { [governance]: { host: '' } } })
  await user.click(await screen.findByText('Show approvals of Identity Governance'))
  await user.click(save())
  expect(await screen.findByText('1 error')).toBeVisible()
  expect(written).toEqual([])

  await user.type(await field('Host'), 'https://ig.example')
  await user.click(save())

  const body = { host: 'https://ig.example', showIgApprovals: true }
  await waitFor(() => expect(written).toEqual([{ path: governance, body }]))
})
