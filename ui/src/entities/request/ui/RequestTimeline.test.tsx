import { screen } from '@testing-library/react'
import { renderBlock } from '../../../testing/renderBlock'
import { RequestTimeline } from './RequestTimeline'

const AT = new Date(2025, 10, 3, 16, 20).getTime()

test('a request tells who asked, where it stands and what is still to come', async () => {
  renderBlock(
    <RequestTimeline kind="role" code={15} requestedAt={AT} requestedBy="Ingrid Solberg" />,
  )

  const steps = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(steps).toEqual([
    'Done: RequestedNov 3, 2025 4:20 PMIngrid Solberg',
    'Now: Approval Pending',
    'Next: Provisioning',
  ])
})

test('an unknown code is shown as it is', async () => {
  renderBlock(
    <RequestTimeline kind="role" code={42} requestedAt={AT} requestedBy="Ingrid Solberg" />,
  )

  expect(await screen.findByText(/Unknown state 42/)).toBeVisible()
})
