import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { RestoredField } from '../../../entities/settings-snapshot/api'
import { snapshotText } from '../../../entities/settings-snapshot/snapshotFile'
import { axe } from '../../../testing/axe'
import { fakePreferences } from '../../../testing/fakePreferences'
import { gate } from '../../../testing/gate'
import { renderAt } from '../../../testing/renderAt'
import { noteSavedFiles } from '../../../testing/savedFiles'
import { server } from '../../../testing/server'
import { fakeActions } from '../fakeActions'
import { toSettings } from '../routes'

const SNAPSHOT = {
  format: 'idm-console-settings/1' as const,
  product: '4.10.0',
  address: 'https://test.example',
  taken: '2026-05-04T09:12:44+00:00',
  groups: { delegation: { allRequests: true } },
  notReadable: {},
}
const DIFFERENCES = [
  { path: '/delegation/allRequests', first: true, second: false },
  { path: '/delegation/delegationRetentionTime', first: 1, second: 129_600 },
  { path: '/emailApproval/host', first: 'a', second: 'b', onlyTicked: true },
  { path: '/roleResource/sodQuorum', first: '60%', second: '50%' },
  { path: '/clients/Default/branding/title/value/en', first: 'A', second: null },
].map((each) => ({ onlyTicked: false, ...each, group: each.path.split('/')[1] ?? '' }))
const PLANNED: RestoredField = {
  path: '/delegation/allRequests',
  outcome: 'change',
  was: false,
  will: true,
  reason: '',
  detail: '',
  choices: [],
}

interface Asked {
  path: string
  body: Record<string, unknown>
}

function open(items: readonly Partial<RestoredField>[] = [{}]) {
  const asked: Asked[] = []
  const note = async (request: Request) => {
    const body = (await request.json()) as Record<string, unknown>
    asked.push({ path: new URL(request.url).pathname.split('/').at(-1) ?? '', body })
    return body
  }
  server.use(
    http.post('*/bff/settings-snapshot/differences', async ({ request }) => {
      await note(request)
      return HttpResponse.json({
        differences: DIFFERENCES,
        notCompared: ['engine', 'displayTask'],
        unknownFields: ['/weather'],
      })
    }),
    http.post('*/bff/settings-snapshot/restoration', async ({ request }) => {
      const { dryRun } = await note(request)
      const done = dryRun === true ? {} : { outcome: 'done' as const }
      return HttpResponse.json({ fields: items.map((each) => ({ ...PLANNED, ...each, ...done })) })
    }),
    ...fakeActions({}).handlers,
    ...fakePreferences().handlers,
  )
  return { asked, ...renderAt(toSettings('snapshot')) }
}

type Page = ReturnType<typeof open>

/** The button opens the browser's own dialog, which a test cannot fill. */
async function openFile({ user }: Page, text: string) {
  const asked: HTMLInputElement[] = []
  const click = jest.spyOn(HTMLInputElement.prototype, 'click')
  click.mockImplementation(function (this: HTMLInputElement) {
    asked.push(this)
  })
  await user.click(await screen.findByRole('button', { name: 'Open snapshot' }))
  click.mockRestore()
  const [input] = asked
  if (!input) throw new Error('no file was asked for')
  await user.upload(input, new File([text], 'test.json', { type: 'application/json' }))
}

async function select({ user }: Page, name: string) {
  await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  await user.click(screen.getByRole('button', { name: 'Check selected settings' }))
}

/** What is restored is followed by a second look at the differences: the last call of a test that restores. */
const comparedAgain = ({ asked }: Page) =>
  waitFor(() =>
    expect(asked.map(({ path }) => path)).toEqual([
      'differences',
      'restoration',
      'restoration',
      'differences',
    ]),
  )

const ALL_REQUESTS = 'Allow delegating all requests together'

test('a selected setting is checked, restored after a question, and its outcome is told', async () => {
  const page = open()
  await openFile(page, snapshotText(SNAPSHOT))
  expect(await screen.findByText('Specific to one installation')).toBeVisible()
  expect(screen.getByText('Default · branding · title · value · en')).toBeVisible()
  expect(screen.getByText(/Not compared:/)).toHaveTextContent(
    'Workflow engine, Tasks and requests · Task list',
  )
  expect(screen.getByText(/Unknown settings/)).toHaveTextContent('/weather')
  expect(await axe(document.body)).toHaveNoViolations()

  await select(page, ALL_REQUESTS)
  const wanted = [{ path: '/delegation/allRequests', seen: false }]
  expect(await screen.findByText('Will change')).toBeVisible()
  expect(page.asked.at(-1)?.body).toEqual({ snapshot: SNAPSHOT, fields: wanted, dryRun: true })

  await page.user.click(screen.getByRole('button', { name: 'Restore' }))
  const question = within(await screen.findByRole('alertdialog'))
  await page.user.click(question.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Restored')).toBeVisible()
  await comparedAgain(page)
  expect(page.asked[2]?.body).toEqual({ snapshot: SNAPSHOT, fields: wanted, dryRun: false })
})

test('all settings are selected at once but those of one installation', async () => {
  const page = open()
  await openFile(page, snapshotText(SNAPSHOT))
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }))
  await page.user.click(screen.getByRole('button', { name: 'Check selected settings' }))

  await screen.findByText('Will change')
  const { fields } = page.asked[1]?.body as { fields: { path: string }[] }
  expect(fields.map(({ path }) => path)).toEqual(
    DIFFERENCES.filter(({ onlyTicked }) => !onlyTicked).map(({ path }) => path),
  )
})

test('a restored setting that people see after a reload asks for one, in the words of the specification', async () => {
  const page = open([{ path: '/displayGeneral/defaultRowsPerPage', was: 10, will: 25 }])
  await openFile(page, snapshotText(SNAPSHOT))
  await select(page, ALL_REQUESTS)
  await page.user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(screen.queryByText(/Please reload the page/)).not.toBeInTheDocument()
  const question = within(await screen.findByRole('alertdialog'))
  await page.user.click(question.getByRole('button', { name: 'Restore' }))
  await comparedAgain(page)

  const text = 'Please reload the page to reflect the saved changes'
  expect(await screen.findByText(text)).toBeVisible()
})

test('a whole group is restored once its number of settings is typed', async () => {
  const retention = '/delegation/delegationRetentionTime'
  const page = open([{}, { path: retention }])
  await openFile(page, snapshotText(SNAPSHOT))
  await select(page, ALL_REQUESTS)
  await page.user.click(await screen.findByRole('button', { name: 'Restore' }))
  const question = within(await screen.findByRole('alertdialog'))
  const restore = question.getByRole('button', { name: 'Restore' })
  expect(restore).toBeDisabled()

  await page.user.type(question.getByRole('textbox'), '2')
  await page.user.click(restore)
  await comparedAgain(page)
  expect(page.asked[2]?.body).toMatchObject({ dryRun: false })
})

const OWN_SETTINGS = '/clients/Default/access/settings/value'
const OTHERS = [{ type: 'user', dn: 'cn=somebody,o=data' }]

test('who would lock themselves out types the name of the client', async () => {
  const page = open([{ path: OWN_SETTINGS, was: [], will: OTHERS }])
  server.use(
    http.get('*/rest/access/groups/membershipInfo', () => HttpResponse.json({ groupMemberof: [] })),
    http.post('*/rest/access/assignments/list', () =>
      HttpResponse.json({ assignments: [], total: 0 }),
    ),
  )
  await openFile(page, snapshotText(SNAPSHOT))
  await select(page, ALL_REQUESTS)
  await page.user.click(await screen.findByRole('button', { name: 'Restore' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/You would not be a trustee of the settings/)).toBeVisible()
  expect(screen.getByText('cn=somebody,o=data')).toBeInTheDocument()
  const restore = question.getByRole('button', { name: 'Restore' })
  expect(restore).toBeDisabled()

  await page.user.type(question.getByRole('textbox'), 'Default')
  await page.user.click(restore)
  await comparedAgain(page)
})

test('groups that are not in the saved file are told', async () => {
  const page = open()
  const notReadable = { engine: 'You may not open the page configuration.' }
  server.use(
    http.get('*/bff/settings-snapshot', () => HttpResponse.json({ ...SNAPSHOT, notReadable })),
  )
  const files = noteSavedFiles()
  await page.user.click(await screen.findByRole('button', { name: 'Save snapshot' }))

  expect(await screen.findByText(/you are not allowed to read it: .*Workflow engine/)).toBeVisible()
  expect(files).toMatchObject([{ name: 'settings-2026-05-04.json' }])
})

test('a difference tells when it takes effect', async () => {
  const page = open()
  await openFile(page, snapshotText(SNAPSHOT))
  const effectOf = (name: RegExp) => screen.getByRole('row', { name })
  await screen.findByText('Takes effect')
  expect(effectOf(/Allow delegating/)).toHaveTextContent('Now (assumed)')
  expect(effectOf(/Keep expired delegations/)).toHaveTextContent(/129,600 minutes.*1 minutes/)
  expect(effectOf(/Quorum/)).not.toHaveTextContent('percent')
  expect(effectOf(/branding/)).toHaveTextContent('After reload')
  expect(effectOf(/Host/)).toHaveTextContent('Next run (assumed)')
})

test('of several records with the name one is chosen; a refused setting says why and is not sent', async () => {
  const template = '/delegation/delegateNotfTemplate'
  const page = open([
    { path: template, outcome: 'choose', choices: ['cn=a,o=x', 'cn=a,o=y'] },
    { path: '/engine/maxPoolSize', outcome: 'refused', reason: 'invalid', detail: 'Too small.' },
  ])
  await openFile(page, snapshotText(SNAPSHOT))
  await select(page, ALL_REQUESTS)
  expect(await screen.findByText('Invalid value: Too small.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Restore' })).toBeDisabled()

  await page.user.selectOptions(
    screen.getByRole('combobox', { name: 'Delegation email template' }),
    'cn=a,o=y',
  )
  await page.user.click(screen.getByRole('button', { name: 'Restore' }))
  const question = within(await screen.findByRole('alertdialog'))
  await page.user.click(question.getByRole('button', { name: 'Restore' }))
  await comparedAgain(page)
  expect(page.asked[2]?.body).toMatchObject({
    fields: [{ path: template, seen: false, choice: 'cn=a,o=y' }],
  })
})

test('of two files that are opened in quick succession the second one counts', async () => {
  const page = open()
  const slow = gate()
  server.use(
    http.post('*/bff/settings-snapshot/differences', async ({ request }) => {
      const { first } = (await request.json()) as { first: typeof SNAPSHOT }
      const isSlow = first.address === SNAPSHOT.address
      if (isSlow) await slow.passed
      const differences = isSlow ? [] : DIFFERENCES
      return HttpResponse.json({ differences, notCompared: [], unknownFields: [] })
    }),
  )
  await openFile(page, snapshotText(SNAPSHOT))
  await openFile(page, snapshotText({ ...SNAPSHOT, address: 'https://second.example' }))
  await screen.findByRole('checkbox', { name: `Select ${ALL_REQUESTS}` })
  slow.open()

  await select(page, ALL_REQUESTS)
  expect(await screen.findByText('Will change')).toBeVisible()
  expect(page.asked[0]?.body).toMatchObject({ snapshot: { address: 'https://second.example' } })
})

test('a file that is no snapshot is refused before anything is sent', async () => {
  const page = open()
  await openFile(page, '{"format": "other"}')
  expect(await screen.findByText(/is not a snapshot of settings/)).toBeVisible()
  expect(page.asked).toEqual([])
})
