import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { COURSE, entry, fakeTasks, PROCESSES, task } from './fakeTasksServer'
import { toTask } from './routes'

const AT = Date.UTC(2027, 2, 1, 9, 30)
const HOUR_MS = 3_600_000

const PRIYA = { DN: 'cn=praman,o=data', value: 'Priya Raman' }
const BUYERS = { DN: 'cn=Buyers,o=data', value: 'Buyers' }

const NOTED = [
  { system: true, comment: 'Process started', activity: 'Manager approval', date: AT },
  {
    system: false,
    comment: 'Covers the quarter end',
    commentFullName: 'Lena Brandt',
    activity: 'Manager approval',
    date: AT + HOUR_MS / 2,
  },
]

/** The page of a task of the workflow `p1`. */
async function openWith(
  workEntries: ReturnType<typeof entry>[] | undefined,
  {
    search = '',
    comments = NOTED,
    end,
  }: { search?: string; comments?: object[]; end?: object } = {},
) {
  const { handlers } = fakeTasks([task('1', { processId: 'p1', comments })])
  server.use(...handlers, ...fakePreferences().handlers)
  server.use(
    http.get(COURSE, ({ request }) =>
      workEntries && new URL(request.url).searchParams.get('processId') === 'p1'
        ? HttpResponse.json({ workEntries })
        : HttpResponse.json(null, { status: 489 }),
    ),
    http.get(PROCESSES, ({ request }) =>
      end && new URL(request.url).searchParams.get('processId') === 'p1'
        ? HttpResponse.json({ processes: [{ processId: 'p1', ...end }] })
        : HttpResponse.json(null, { status: 489 }),
    ),
    http.get('*/rest/access/users/details', () =>
      HttpResponse.json({ dn: 'cn=llind,o=data', fullName: 'Lena Lind' }),
    ),
  )
  renderAt(toTask('1', search))
  await screen.findByRole('region', { name: CARD })
}

const CARD = 'Approval history'
const card = () => within(screen.getByRole('region', { name: CARD }))

const textsOf = (steps: HTMLElement[]) => steps.map(({ textContent }) => textContent)

test('the course has who was asked before, what was said, and all who hold it now since when', async () => {
  const over = { status: 2, completionTime: AT + HOUR_MS, Addressee: PRIYA }
  const second = { activityId: '1', activityName: 'Owner approval' }
  await openWith([
    entry('0', over),
    entry('1', { ...second, creationTime: Date.now() - 2 * HOUR_MS }),
    entry('3', { ...second, status: 2, Addressee: BUYERS }),
    entry('2', { ...second, Addressee: PRIYA, creationTime: Date.now() - 3 * HOUR_MS }),
  ])

  expect(await card().findByText('Owner approval')).toBeVisible()
  const steps = textsOf(card().getAllByRole('listitem'))
  expect(steps).toEqual([
    expect.stringMatching(/^Earlier: Process started/),
    expect.stringMatching(/^Earlier: Manager approval.*Lena Brandt.*Covers the quarter end$/),
    expect.stringMatching(/^Earlier: Manager approval.*Approvers: Priya Raman$/),
    expect.stringMatching(
      /^Now: Owner approval3 hours ago.*Assigned to Amara Okafor, Priya Raman$/,
    ),
  ])
})

const decided = { system: true, comment: 'Task approved', activity: 'Manager approval' }
const wrote = {
  system: false,
  comment: 'Covers the quarter end',
  commentDn: PRIYA.DN,
  commentFullName: PRIYA.value,
  activity: 'Manager approval',
}
const over = entry('0', { status: 2, completionTime: AT, Addressee: PRIYA })

test('what was noted and written as a step ended stands in the step', async () => {
  await openWith([over, entry('1', { activityId: '1' })], {
    comments: [
      { ...decided, date: AT + 400 },
      { ...wrote, date: AT - 400 },
    ],
  })

  await card().findByText(/^Approvers: .*Priya Raman/)
  const [step, ...rest] = textsOf(card().getAllByRole('listitem'))
  expect(step).toMatch(
    /^Earlier: Manager approval.* [AP]MApprovedApprovers: Priya RamanCovers the quarter end$/,
  )
  expect(rest).toHaveLength(1)
})

test('in a step that several were asked at, it says who wrote', async () => {
  await openWith([over, entry('2', { status: 2, completionTime: AT })], {
    comments: [{ ...wrote, date: AT }],
  })

  await card().findByText(/^Approvers: .*Amara Okafor/)
  expect(card().getByText('Priya Raman')).toBeVisible()
})

test('what was written at another moment or step, and a second comment, stand for themselves', async () => {
  await openWith([over], {
    comments: [
      { ...wrote, comment: 'Early', date: AT - 6000 },
      { ...wrote, comment: 'Second', date: AT },
      { ...wrote, comment: 'First', date: AT },
      { ...wrote, comment: 'Elsewhere', date: AT, activity: 'Owner approval' },
      { ...decided, comment: 'Task claimed', date: AT - 6000 },
    ],
    search: '?of=decided',
  })

  await card().findByText(/^Approvers: .*Priya Raman/)
  expect(textsOf(card().getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/^Earlier: Task claimed.*Priya RamanManager approvalEarly$/),
    expect.stringMatching(/^Earlier: Manager approval.*Approvers: Priya RamanFirst$/),
    expect.stringMatching(/^Earlier: Owner approval.*[AP]MPriya RamanElsewhere$/),
    expect.stringMatching(/^Earlier: Manager approval.*[AP]MPriya RamanSecond$/),
  ])
})

test('of the group that is asked it says who claimed the task', async () => {
  await openWith([entry('1', { Addressee: BUYERS, owner: 'cn=llind,o=data' })])

  expect(await card().findByRole('link', { name: 'Lena Lind' })).toBeVisible()
  expect(textsOf(card().getAllByRole('listitem')).at(-1)).toMatch(/Claimed by Lena Lind$/)
  expect(card().getByText(/Assigned to .*Buyers/)).toBeVisible()
})

test('where the course may not be read, the task itself tells who holds it', async () => {
  await openWith(undefined)

  const now = await card().findByRole('listitem', { current: 'step' })
  expect(now).toHaveTextContent('Assigned to Amara Okafor')
})

test('what was decided on is nobody’s any more, and nothing can be done with it', async () => {
  await openWith([entry('1', { status: 2, completionTime: AT })], { search: '?of=decided' })

  expect(await card().findByText(/Approvers: .*Amara Okafor/)).toBeVisible()
  expect(card().queryByRole('listitem', { current: 'step' })).not.toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Decision' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Reassign' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Task history' })).toHaveAttribute(
    'href',
    '#/taskHistory',
  )
})

test.each([
  ['Denied', 'Refused: Denied'],
  ['Approved', 'Done: Approved'],
  ['Retracted', 'Canceled: Retracted'],
])('of a workflow that is %s the end says so, and no step does', async (approvalStatus, words) => {
  await openWith([over], {
    search: '?of=decided',
    comments: [],
    end: { approvalStatus, completionTime: AT },
  })

  await card().findByText(approvalStatus)
  expect(textsOf(card().getAllByRole('listitem'))).toEqual([
    expect.stringMatching(/^Earlier: Manager approval/),
    expect.stringContaining(words),
  ])
})
