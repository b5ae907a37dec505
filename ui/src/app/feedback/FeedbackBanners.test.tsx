import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { closeFeedback, showFeedback } from '../../shared/platform/store/feedbackSlice'
import { ConfirmDialog } from '../../shared/blocks/confirm/ConfirmDialog'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { bootstrap } from '../../testing/bootstrap'
import { gate } from '../../testing/gate'
import { pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { renderOnPage } from '../../testing/renderOnPage'
import { Button } from '../../shared/ui/Button'
import { Dialog } from '../../shared/ui/Dialog'

/** A page of a client that hides messages after some seconds. */
async function open(seconds: number) {
  const { client } = bootstrap()
  const messageTime = { key: 'messageTime', sectionKey: 'customization', value: seconds }
  const config = { ...client.config, customization: { messageTime } }
  const view = renderAt('/tasks', {
    routes: pages,
    bootstrap: { client: { ...client, config } },
  })
  await screen.findByRole('heading', { name: 'All tasks' })
  return view
}

test('a message stays for the configured time, a sticky one until it is closed', async () => {
  const { store, user } = await open(0.3)
  act(() => {
    store.dispatch(showFeedback({ status: 200, text: 'Saved' }))
    store.dispatch(showFeedback({ status: 'warning', text: 'Please look', sticky: true }))
  })
  expect(screen.getByText('Saved')).toBeVisible()

  await waitFor(() => {
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })
  expect(screen.getByText('Please look')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Please look')).not.toBeInTheDocument()
})

test.each([
  [200, 'success'],
  ['warning', 'warning'],
  [-1, 'danger'],
] as const)('the status %p has the colour of %s', async (status, kind) => {
  const { store } = await open(60)
  act(() => {
    store.dispatch(showFeedback({ status, text: 'Said' }))
  })

  expect(screen.getByRole('log', { name: 'Messages' })).toContainHTML(`class="banner ${kind}"`)
})

test('a message takes the place of the one with its id, and is closed by it', async () => {
  const { store } = await open(60)
  act(() => {
    store.dispatch(showFeedback({ id: 'users', status: -1, text: 'First' }))
    store.dispatch(showFeedback({ id: 'users', status: 200, text: 'Second' }))
  })
  expect(screen.queryByText('First')).not.toBeInTheDocument()
  expect(screen.getByText('Second')).toBeVisible()

  act(() => {
    store.dispatch(closeFeedback('users'))
  })
  expect(screen.queryByText('Second')).not.toBeInTheDocument()
})

test('screen readers announce messages in a live region', async () => {
  const { store } = await open(60)
  const log = screen.getByRole('log', { name: 'Messages' })
  act(() => {
    store.dispatch(showFeedback({ status: 200, text: 'Saved' }))
  })

  expect(log).toHaveTextContent('Saved')
})

test('a message stands above the page', async () => {
  const { store } = await open(60)
  act(() => {
    store.dispatch(showFeedback({ status: 200, text: 'Saved' }))
  })

  const main = within(screen.getByRole('main'))
  const page = main.getByRole('heading', { name: 'All tasks' })
  const order = main.getByText('Saved').compareDocumentPosition(page)
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

/** A page with a dialog, and a second one over it. */
function Dialogs() {
  const [open, setOpen] = useState(0)
  const close = () => setOpen(open - 1)
  return (
    <>
      <Button onPress={() => setOpen(1)}>Deny</Button>
      <Dialog title="Deny this task?" isOpen={open > 0} onClose={close}>
        <Button onPress={() => setOpen(2)}>Wait</Button>
      </Dialog>
      <Dialog title="Warning!" isOpen={open > 1} onClose={close}>
        <p>Your session is about to expire.</p>
      </Dialog>
    </>
  )
}

test('what is said while a dialog is open stands in the uppermost one, and later above the page', async () => {
  const { store, user } = renderOnPage(Dialogs, {})
  const say = (text: string) =>
    act(() => void store.dispatch(showFeedback({ status: 200, text, sticky: true })))
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  await press('Deny')
  await user.keyboard('{Escape}')
  say('Before')
  await press('Deny')
  await press('Wait')
  say('Meanwhile')

  const uppermost = within(await screen.findByRole('dialog', { name: 'Warning!' }))
  expect(uppermost.getByText('Meanwhile')).toBeVisible()
  expect(uppermost.queryByText('Before')).not.toBeInTheDocument()

  await user.keyboard('{Escape}')
  const lower = await screen.findByRole('dialog', { name: 'Deny this task?' })
  expect(within(lower).getByText('Meanwhile')).toBeVisible()
  // A dialog takes the focus half a second after it opened if nothing has it; otherwise the button has it.
  await waitFor(() => {
    const { activeElement } = document
    expect(lower).toContainElement(activeElement as HTMLElement)
  })

  await user.keyboard('{Escape}')
  const log = within(await screen.findByRole('log', { name: 'Messages' }))
  expect(log.getByText('Before')).toBeVisible()
  expect(log.getByText('Meanwhile')).toBeVisible()
})

/** A question whose call is answered late; then a message is shown and the question closes. */
function LateQuestion({ answered }: { answered: Promise<void> }) {
  const [isAsked, setAsked] = useState(true)
  const dispatch = useAppDispatch()
  const confirm = async () => {
    await answered
    dispatch(showFeedback({ status: 200, text: 'Deleted' }))
  }
  if (!isAsked) return null
  return (
    <ConfirmDialog
      kind="deletion"
      title="Delete Ann?"
      consequence="Her rights end."
      verb="Delete"
      onConfirm={confirm}
      onClose={() => setAsked(false)}
    />
  )
}

test('what a dialog says last is never drawn in it, but once, above the page', async () => {
  const { passed, open: answer } = gate()
  const { user } = renderOnPage(() => <LateQuestion answered={passed} />, {})
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const search = screen.findByText('Deleted')
  answer()
  const said = await search

  expect(screen.getByRole('log', { name: 'Messages' })).toContainElement(said)
})

test('what hides by itself lies over the page, what stays stands in it', async () => {
  const { store } = await open(60)
  act(() => {
    store.dispatch(showFeedback({ status: 200, text: 'Saved' }))
    store.dispatch(showFeedback({ status: 'warning', text: 'Please reload', sticky: true }))
  })

  const log = screen.getByRole('log', { name: 'Messages' })
  expect(log.innerHTML).toMatch(/class="banners".*Please reload.*class="passing".*Saved/s)
})

test('what failed goes when the page is left, what was done and what must be closed do not', async () => {
  const { store } = await open(60)
  const failed = [{ id: 'cn=a', name: 'Ann', reason: 'is away' }]
  act(() => {
    store.dispatch(showFeedback({ status: -1, text: 'Failed' }))
    store.dispatch(
      showFeedback({ outcome: { success: false, succeeded: [], failed }, text: 'Not sent' }),
    )
    store.dispatch(showFeedback({ status: 200, text: 'Saved' }))
    store.dispatch(showFeedback({ status: 'warning', text: 'Please reload', sticky: true }))
  })
  expect(screen.getByText('Not sent')).toBeVisible()

  act(() => {
    window.location.hash = '#/users/cn%3Disolberg'
  })

  expect(await screen.findByRole('heading', { name: 'Ingrid Solberg' })).toBeVisible()
  expect(screen.queryByText('Failed')).not.toBeInTheDocument()
  expect(screen.queryByText('Not sent')).not.toBeInTheDocument()
  expect(screen.getByText('Saved')).toBeVisible()
  expect(screen.getByText('Please reload')).toBeVisible()
})

test('a message names the person or thing, and leads to its page', async () => {
  const { store } = await open(60)
  const about = { name: 'Ingrid Solberg', path: '/users/cn%3Disolberg' }
  act(() => {
    store.dispatch(showFeedback({ status: 200, text: 'Changed.', about }))
  })

  const link = within(screen.getByRole('log', { name: 'Messages' })).getByRole('link', {
    name: 'Ingrid Solberg',
  })
  expect(link).toHaveAttribute('href', '#/users/cn%3Disolberg')
  expect(screen.getByRole('log', { name: 'Messages' }).innerHTML).toMatch(
    /Changed.<[/]span><div class="about">/,
  )
})
