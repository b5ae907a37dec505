import { act, screen, waitFor, within } from '@testing-library/react'
import { axe } from '../../testing/axe'
import { choosePerson } from '../../testing/choosePerson'
import { fakePeople, personDn } from '../../testing/fakePeople'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { baseApi } from '../../shared/platform/api/baseApi'
import { toDelegationCreate } from '../delegation/routes'
import { entry, fakeWorkflows, process } from './fakeWorkflowServer'
import { toWorkflow, toWorkflows } from './routes'

function known(...args: Parameters<typeof fakeWorkflows>) {
  const fake = fakeWorkflows(...args)
  server.use(...fake.handlers, ...fakePeople(['eve', 'fay']), ...fakePreferences().handlers)
  return fake
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test('the list tells of what runs why it may be stuck, and of what is over nothing', async () => {
  known([process('Archive'), process('Laptop'), process('Phone', { processStatus: 3 })], {
    tasks: { Archive: [], Laptop: [entry('late', { expirationTime: Date.now() - 1 })] },
  })
  const { container } = renderAt(toWorkflows())

  expect(await within(await row('Archive')).findByText('Runs without an open task')).toBeVisible()
  expect(await within(await row('Laptop')).findByText(/Task has been overdue since/)).toBeVisible()
  expect(within(await row('Laptop')).getByText('Manager approval')).toBeVisible()
  expect(within(await row('Phone')).queryByText(/No sign|Checking/)).not.toBeInTheDocument()
  expect(await screen.findByText('Workflow engine is running')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test.each(['Running', 'Stopped', 'Terminated', 'Completed'])(
  'the state with the number of %s is said in words',
  async (words) => {
    const states = ['Running', 'Stopped', 'Terminated', 'Completed']
    known([process('Archive', { processStatus: states.indexOf(words) })])
    renderAt(toWorkflows())

    expect(within(await row('Archive')).getByText(words)).toBeVisible()
  },
)

test('an approver whom nobody knows any more is named', async () => {
  known([process('Archive')], { gone: [personDn('eve')] })
  renderAt(toWorkflows())

  expect(await screen.findByText('Approver no longer exists: eve')).toBeVisible()
})

test('a stopped engine is said above the list and of each workflow that runs', async () => {
  known([process('Archive')], { isStopped: true })
  renderAt(toWorkflows())

  expect(await screen.findByText(/idm-engine-1 is stopped/)).toBeVisible()
  expect(within(await row('Archive')).getByText('The workflow engine is stopped')).toBeVisible()
})

/** An open stream without events, so that the tab does not poll. */
function hearNothing() {
  const locks = { request: () => new Promise(() => undefined) }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  Object.defineProperty(globalThis, 'EventSource', { configurable: true, value: EventTarget })
  return () => {
    Reflect.deleteProperty(navigator, 'locks')
    Reflect.deleteProperty(globalThis, 'EventSource')
  }
}

test('the list is read again every half minute, also while the event stream is silent', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const hearAgain = hearNothing()
  const { asked } = known([process('Archive')])
  const { unmount } = renderAt(toWorkflows())
  await row('Archive')
  const before = asked.length

  await act(() => jest.advanceTimersByTimeAsync(30_000))

  await waitFor(() => expect(asked.length).toBeGreaterThan(before))
  unmount()
  hearAgain()
  jest.useRealTimers()
})

test('rows count from 0: the eleventh is on the second page, once', async () => {
  const names = Array.from({ length: 11 }, (_, at) => `Row ${String(at + 1).padStart(2, '0')}`)
  const { asked } = known(names.map((name) => process(name)))
  const { user } = renderAt(toWorkflows())
  expect(await row('Row 10')).toBeVisible()
  expect(screen.queryByRole('row', { name: /Row 11/ })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Next page' }))

  expect(await row('Row 11')).toBeVisible()
  expect(screen.queryByRole('row', { name: /Row 10/ })).not.toBeInTheDocument()
  expect(asked.map(({ startIndex }) => startIndex)).toEqual(['0', '10'])
})

test('filters go to the server, and an operator only with its moment', async () => {
  const { asked } = known([process('Archive')])
  renderAt(`${toWorkflows()}?filter.state=0&filter.started=LT&filter.started=2027-03-01`)
  await row('Archive')

  expect(asked[0]).toMatchObject({
    processStatus: '0',
    operator: 'LT',
    creationTime: String(new Date('2027-03-01T00:00').getTime()),
  })
  expect(screen.getByText(/Started before Mar 1, 2027/)).toBeVisible()
})

test('a comparison without its day filters nothing', async () => {
  const { asked } = known([process('Archive')])
  renderAt(`${toWorkflows()}?filter.started=LT`)
  await row('Archive')

  expect(asked[0]).not.toHaveProperty('operator')
  expect(asked[0]).not.toHaveProperty('creationTime')
})

test('three are terminated after their number is typed, and the one that ended before is named with its end', async () => {
  const { written } = known([process('Archive'), process('Laptop'), process('Phone')], {
    endedMeanwhile: ['Laptop'],
  })
  const { user } = renderAt(toWorkflows())
  await row('Archive')
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(screen.getByRole('button', { name: 'Terminate…' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('Archive: requested by Ann for Ben')).toBeVisible()
  const verb = dialog.getByRole('button', { name: 'Terminate' })
  await user.type(dialog.getByRole('textbox', { name: /3/ }), '3')
  expect(verb).toBeDisabled()
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Approvers have left')

  await user.click(verb)

  expect(await screen.findByText('2 of 3 workflows terminated')).toBeVisible()
  expect(screen.getByText(/It ended in the meantime \(Terminated/)).toBeVisible()
  expect(written).toEqual([
    {
      path: 'terminate',
      body: { processes: ['Archive', 'Laptop', 'Phone'], comment: 'Approvers have left' },
    },
  ])
})

test('who terminates what another ended already is told in the dialog', async () => {
  known([process('Archive')], { endedMeanwhile: ['Archive'] })
  const { user } = renderAt(toWorkflow('Archive'))
  await user.click(await screen.findByRole('button', { name: 'Terminate…' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Old')
  await user.click(dialog.getByRole('button', { name: 'Terminate' }))

  expect(await dialog.findByText(/It ended in the meantime \(Terminated/)).toBeVisible()
})

test('a task goes to somebody else, and not to who has it', async () => {
  const { written } = known([process('Archive')], {
    tasks: { Archive: [entry('4711', { owner: personDn('eve') })] },
  })
  const { user } = renderAt(toWorkflow('Archive'))
  await user.click(await screen.findByRole('button', { name: 'Reassign task…' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/A task is claimed/)).toBeVisible()
  const verb = dialog.getByRole('button', { name: 'Reassign' })
  await choosePerson(user, 'New approver', 'eve')
  expect(await dialog.findByText(/already waits for this approver/)).toBeVisible()
  expect(verb).toBeDisabled()

  await choosePerson(user, 'New approver', 'fay')
  await user.click(verb)

  await waitFor(() =>
    expect(written).toEqual([
      {
        path: 'reassign',
        body: {
          afTaskNode: { tasks: [{ taskId: '4711' }], approver: personDn('fay') },
          comment: '',
        },
      },
    ]),
  )
})

test('the page of one draws its course, as a table too, and lists the signs that were checked', async () => {
  known([process('Archive')], {
    tasks: { Archive: [entry('late', { expirationTime: Date.now() - 1 })] },
  })
  const { user, container } = renderAt(toWorkflow('Archive'))
  const course = await screen.findByRole('list', { name: 'Course of the workflow' })
  expect(within(course).getByText(/Manager approval/)).toBeVisible()
  expect(await screen.findByText('This workflow may be stuck.')).toBeVisible()
  expect(screen.getByText('There is an open task')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Show as table' }))

  const table = screen.getByRole('table', { name: 'Course of the workflow' })
  expect(within(table).getByRole('row', { name: /Manager approval Waiting eve/ })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('of an approver who is away without a delegate, the page leads to a delegation', async () => {
  known([process('Archive')], { away: [personDn('eve')] })
  renderAt(toWorkflow('Archive'))

  expect(await screen.findByRole('link', { name: 'Create a delegation for eve' })).toHaveAttribute(
    'href',
    `#${toDelegationCreate({ of: personDn('eve') })}`,
  )
})

test.each([
  ['the list', toWorkflows()],
  ['the page of one', toWorkflow('Archive')],
])('%s is read again when the event stream tells of a change', async (_case, address) => {
  const { read } = known([process('Archive')])
  const { store } = renderAt(address)
  await screen.findAllByText('Manager approval')
  const before = read.length

  act(() => void store.dispatch(baseApi.util.invalidateTags(['Work'])))

  // It is read every half minute anyhow.
  await waitFor(() => expect(read.length).toBeGreaterThan(before), { timeout: 15_000 })
})

test('system notes are shown when they are wanted', async () => {
  known([process('Archive')])
  const { user } = renderAt(`${toWorkflow('Archive')}?section=comments`)
  expect(await screen.findByText('For the new office')).toBeVisible()
  expect(screen.queryByText('Process started')).not.toBeInTheDocument()

  await user.click(screen.getByText('Show system notes'))

  expect(screen.getByText('Process started')).toBeVisible()
})

test('the oldest are checked on demand', async () => {
  known([process('Archive'), process('Laptop')], { tasks: { Archive: [] } })
  const { user } = renderAt(toWorkflows())
  await user.click(await screen.findByRole('button', { name: 'Check the oldest 100' }))
  const dialog = within(await screen.findByRole('dialog'))

  expect(await dialog.findByText('May be stuck: 1. Checked: 2 of 2.')).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Archive' })).toBeVisible()
  expect(dialog.getByText(/^For .* · Runs without an open task$/)).toBeVisible()
})

test('an address of no workflow says so', async () => {
  known([])
  renderAt(toWorkflow('nothing'))

  expect(await screen.findByText('Workflow not found')).toBeVisible()
})
