import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderOnPage } from '../../../testing/renderOnPage'
import { Banner } from '../../ui/Banner'
import { AsyncBoundary } from './AsyncBoundary'

const FAILURE = { status: 489, code: 'fault', text: 'The server is busy.' }

function Role() {
  const [error, setError] = useState<unknown>(FAILURE)
  const query = { error, refetch: () => setError(undefined) }
  return (
    <AsyncBoundary query={query} skeleton={<p>On its way</p>} failedTitle="Failed to fetch role.">
      {() => null}
    </AsyncBoundary>
  )
}

function Message() {
  const [isOpen, setOpen] = useState(true)
  return (
    isOpen && (
      <Banner kind="success" onClose={() => setOpen(false)}>
        The role was saved.
      </Banner>
    )
  )
}

test('who tries again by key goes on from the page, not from its beginning', async () => {
  const { user } = renderOnPage(Role, {})
  const retry = await screen.findByRole('button', { name: 'Try again' })
  act(() => retry.focus())

  await user.keyboard('{Enter}')

  expect(await screen.findByText('On its way')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('who closes a message by key goes on from the page', async () => {
  const { user } = renderOnPage(Message, {})
  const close = await screen.findByRole('button', { name: 'Close' })
  act(() => close.focus())

  await user.keyboard('{Enter}')

  expect(close).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('what goes without the focus does not take it', async () => {
  const Page = () => {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        {isOpen && <Banner kind="info">It is being saved.</Banner>}
        <button onBlur={() => setOpen(false)}>Save</button>
      </>
    )
  }
  renderOnPage(Page, {})
  const save = await screen.findByRole('button', { name: 'Save' })
  save.focus()

  act(() => save.blur())

  expect(screen.queryByText('It is being saved.')).not.toBeInTheDocument()
  await act(() => new Promise((done) => requestAnimationFrame(done)))
  expect(document.body).toHaveFocus()
})

test('a read that was ended by a component that has gone begins again, without a word', async () => {
  const refetch = jest.fn()
  const aborted = { error: { name: 'AbortError', message: 'Aborted' }, refetch }
  renderOnPage(
    () => (
      <AsyncBoundary query={aborted} skeleton={<p>On its way</p>} failedTitle="Failed">
        {() => null}
      </AsyncBoundary>
    ),
    {},
  )

  expect(await screen.findByText('On its way')).toBeVisible()
  expect(refetch).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
