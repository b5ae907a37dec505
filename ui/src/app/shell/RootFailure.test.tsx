import { act, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { renderBlock } from '../../testing/renderBlock'
import { RootFailure } from './RootFailure'

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => jest.restoreAllMocks())

test('a frame that breaks says so, and the console can be begun anew', async () => {
  const { user, store, departures } = renderAt('/tasks', { routes: pages })
  await screen.findByRole('heading', { name: 'All tasks' })

  act(() => {
    store.dispatch(showFeedback({ status: 200, text: { not: 'a text' } as never }))
  })
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be opened')
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(departures).toEqual(['reload'])
})

test('it says under which request id the failure is known', async () => {
  const answer = { status: 502, code: 'upstream_failed', requestId: 'r-4711' }
  const failure = Object.assign(new Error('Bad gateway'), answer)
  const router = createMemoryRouter([
    { path: '/', loader: () => Promise.reject(failure), element: null, ErrorBoundary: RootFailure },
  ])
  renderBlock(<RouterProvider router={router} />)

  expect(await screen.findByText('r-4711')).toBeVisible()
})
