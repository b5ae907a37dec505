import { screen } from '@testing-library/react'
import { renderOnPage } from '../../../testing/renderOnPage'
import { ErrorState } from './ErrorState'

function show(faultCode: string) {
  const error = { status: 489, code: 'fault', faultCode, text: 'Not for you.', requestId: 'r-1' }
  const Page = () => (
    <ErrorState title="Failed to fetch roles list." error={error} onRetry={() => undefined} />
  )
  renderOnPage(Page, {})
}

test('what failed can be tried again', async () => {
  show('GeneralException')

  expect(await screen.findByRole('heading', { name: 'Failed to fetch roles list.' })).toBeVisible()
  expect(screen.getByText('Not for you.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('what is refused is not called a failure, and trying again is not offered', async () => {
  show('SecurityException')

  expect(
    await screen.findByRole('heading', { name: 'You are not allowed to see this' }),
  ).toBeVisible()
  expect(screen.getByText('Not for you.')).toBeVisible()
  expect(screen.getByText('r-1')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
