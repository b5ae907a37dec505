import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { bootstrap } from '../../../testing/bootstrap'
import { menu, pages } from '../../../testing/pages'
import { renderAt } from '../../../testing/renderAt'
import { noteSavedFiles } from '../../../testing/savedFiles'
import type { AppRoute } from '../../platform/routing/appRoute'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { ChildFeedback } from './ChildFeedback'
import { showFeedback } from '../../platform/store/feedbackSlice'
import type { Outcome } from '../../platform/store/outcome'

function DialogPage() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <h1>Roles</h1>
      <Button onPress={() => setOpen(true)}>Assign</Button>
      <Dialog title="Assign roles" isOpen={isOpen} onClose={() => setOpen(false)}>
        <ChildFeedback place="assign" />
      </Dialog>
    </>
  )
}

const routes: AppRoute[] = [
  ...pages,
  {
    path: 'role',
    lazy: () => Promise.resolve({ Component: DialogPage }),
    texts: [],
    handle: { right: 'role', helpAnchor: 'role', titleKey: 'access' },
  },
]

type Said = Parameters<typeof showFeedback>[0]

/** A page with an open dialog, for a client that hides messages after some seconds. */
async function open(seconds: number) {
  const { client } = bootstrap()
  const messageTime = { key: 'messageTime', sectionKey: 'customization', value: seconds }
  const config = { ...client.config, customization: { messageTime } }
  const view = renderAt('/role', { routes, bootstrap: { menu, client: { ...client, config } } })
  await view.user.click(await screen.findByRole('button', { name: 'Assign' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign roles' }))
  const say = (said: Said) => {
    act(() => {
      view.store.dispatch(showFeedback({ place: 'assign', ...said }))
    })
  }
  return { ...view, dialog, say }
}

const outcome: Outcome = {
  success: false,
  succeeded: [
    { id: 'cn=a', name: 'Aaliyah Brooks' },
    { id: 'cn=b', name: 'Anton Lindqvist' },
  ],
  failed: [{ id: 'cn=ipetrov,o=data', reason: 'insufficient rights in ou=payroll' }],
  sods: [
    {
      sodId: 's1',
      sodName: 'Vendor and payment',
      perm1Name: 'Payment Approver',
      perm2Name: 'Vendor Master Editor',
    },
  ],
}

afterEach(() => {
  jest.restoreAllMocks()
})

test('what is said for a dialog stands in it, and not above the page', async () => {
  const { dialog, say } = await open(60)
  say({ status: 200, text: 'Assigned' })

  expect(within(dialog.getByRole('log', { name: 'Messages' })).getByText('Assigned')).toBeVisible()
  expect(screen.getAllByText('Assigned')).toHaveLength(1)
})

test('what was said in a dialog is gone when it opens again', async () => {
  const { dialog, say, user } = await open(60)
  say({ status: -1, text: 'Not assigned' })
  const [leave] = dialog.getAllByRole('button', { name: 'Close' })
  if (leave) await user.click(leave)
  await user.click(await screen.findByRole('button', { name: 'Assign' }))
  await screen.findByRole('dialog')

  expect(screen.queryByText('Not assigned')).not.toBeInTheDocument()
})

test('a message in a dialog hides after the configured time, unless it must be closed', async () => {
  const { say } = await open(0.2)
  say({ status: 200, text: 'Assigned' })
  say({ status: 'warning', text: 'Look at this', sticky: true })

  await waitFor(() => {
    expect(screen.queryByText('Assigned')).not.toBeInTheDocument()
  })
  expect(screen.getByText('Look at this')).toBeVisible()
})

test('a message that leads somewhere opens that page when it is closed', async () => {
  const { dialog, say, user } = await open(60)
  say({ status: 200, text: 'Assigned', leadsTo: '/tasks' })
  const message = within(dialog.getByRole('log'))
  await user.click(message.getByRole('button', { name: 'Close' }))

  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
})

test('a message waits while the pointer is on it', async () => {
  const { say, user } = await open(0.3)
  say({ status: 200, text: 'Assigned' })
  say({ status: 200, text: 'Counted' })
  await user.hover(screen.getByText('Assigned'))
  await waitFor(() => {
    expect(screen.queryByText('Counted')).not.toBeInTheDocument()
  })
  say({ status: 200, text: 'Counted again' })
  await waitFor(() => {
    expect(screen.queryByText('Counted again')).not.toBeInTheDocument()
  })
  expect(screen.getByText('Assigned')).toBeVisible()

  await user.unhover(screen.getByText('Assigned'))
  await waitFor(() => {
    expect(screen.queryByText('Assigned')).not.toBeInTheDocument()
  })
})

test('of several things it is said which are done, which not and why, and what is in conflict', async () => {
  const { dialog, say } = await open(60)
  say({ outcome, text: 'Some were not assigned' })

  expect(await dialog.findByText('2 succeeded')).toBeVisible()
  expect(dialog.getByText('Aaliyah Brooks')).toBeVisible()
  expect(dialog.getByText('1 failed')).toBeVisible()
  expect(dialog.getByText('Separation of duties: 1')).toBeVisible()
  expect(dialog.getAllByRole('listitem').map((line) => line.textContent)).toEqual(
    expect.arrayContaining([
      'cn=ipetrov,o=datainsufficient rights in ou=payroll',
      'Vendor and paymentPayment Approver and Vendor Master Editor',
    ]),
  )
})

test.each([
  [true, 'success'],
  [false, 'danger'],
])('an outcome whose success is %p has the colour of %s', async (success, kind) => {
  const { dialog, say } = await open(60)
  say({ outcome: { ...outcome, success }, text: 'Done' })
  await dialog.findByText('2 succeeded')

  expect(dialog.getByRole('log')).toContainHTML(`class="banner ${kind}"`)
})

test('what failed is not taken away while somebody reads it', async () => {
  const { say } = await open(0.2)
  say({ outcome: { success: true, succeeded: [], failed: [] }, text: 'All done' })
  say({ outcome, text: 'Some failed' })
  await waitFor(() => {
    expect(screen.queryByText('All done')).not.toBeInTheDocument()
  })

  expect(screen.getByText('Some failed')).toBeVisible()
})

test('of a single thing its name and the reason are said, without a count', async () => {
  const { dialog, say } = await open(60)
  const failed = [{ id: 'cn=a', name: 'Aaliyah Brooks', reason: 'is away' }]
  say({ outcome: { success: false, succeeded: [], failed }, text: 'Not assigned.' })

  expect(await dialog.findByText('Aaliyah Brooks')).toBeVisible()
  expect(dialog.getByText('is away')).toBeVisible()
  expect(dialog.queryByText(/Failed, 1/)).not.toBeInTheDocument()
})

test('names and the words of a server each run in their own direction', async () => {
  const { dialog, say } = await open(60)
  const isolated = { selector: 'bdi' }
  const failed = [{ id: 'cn=a', name: 'Aaliyah Brooks', reason: 'is away' }]
  say({ outcome: { success: false, succeeded: [], failed }, text: 'Not assigned.' })
  expect(await dialog.findByText('Aaliyah Brooks', isolated)).toBeVisible()
  expect(dialog.getByText('is away', isolated)).toBeVisible()

  say({ outcome, text: 'Some were not assigned' })
  expect(await dialog.findByText('cn=ipetrov,o=data', isolated)).toBeVisible()
  expect(dialog.getByText('insufficient rights in ou=payroll', isolated)).toBeVisible()
})

test('many are folded, and can be opened', async () => {
  const { dialog, say, user } = await open(60)
  const succeeded = Array.from({ length: 8 }, (_, index) => ({ id: `Person ${String(index)}` }))
  say({ outcome: { success: true, succeeded, failed: [] }, text: 'Done' })
  expect(await dialog.findByText('Person 4')).toBeVisible()
  expect(dialog.queryByText('Person 5')).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'and 3 more' }))

  expect(dialog.getByText('Person 7')).toBeVisible()
  const [first] = dialog.getAllByRole('listitem').filter((line) => line.matches(':focus'))
  expect(first).toHaveTextContent('Person 5')
})

test('what became of many things can be saved, what failed first', async () => {
  const files = noteSavedFiles()
  const { dialog, say, user } = await open(60)
  const succeeded = Array.from({ length: 20 }, (_, index) => ({ id: `Person ${String(index)}` }))
  say({ outcome: { ...outcome, succeeded }, text: 'Done' })
  const heads = await dialog.findAllByText(/ (failed|succeeded)$/)
  expect(heads.map(({ textContent }) => textContent)).toEqual(['1 failed', '20 succeeded'])
  await user.click(dialog.getByRole('button', { name: 'Export CSV' }))

  const lines = (await files[0]?.blob.text())?.split('\r\n')
  expect(lines?.slice(1, 3)).toEqual([
    '"Failed","cn=ipetrov,o=data","insufficient rights in ou=payroll"',
    '"Succeeded","Person 0",""',
  ])
  expect(lines).toHaveLength(23)
})

test('a message stays in the language in which it was said, and screen readers are told', async () => {
  const { dialog, say, i18n } = await open(60)
  say({ status: 200, text: 'Assigned' })
  const message = dialog.getByText('Assigned')
  await act(() => i18n.changeLanguage('ar'))
  await waitFor(() => expect(document.documentElement.lang).toBe('ar'))

  expect(message).toHaveAttribute('lang', 'en')
  expect(message).toHaveAttribute('dir', 'ltr')
})
