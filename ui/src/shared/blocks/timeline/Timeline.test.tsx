import { screen } from '@testing-library/react'
import { axe } from '../../../testing/axe'
import { renderBlock } from '../../../testing/renderBlock'
import { Timeline, type StepState, type TimelineStep } from './Timeline'

const AT = new Date(2025, 10, 3, 16, 20).getTime()
const step = (own: Partial<TimelineStep>): TimelineStep => ({
  key: 'one',
  state: 'done',
  title: 'Manager approval',
  ...own,
})

test.each<[StepState, string]>([
  ['done', 'Done: Manager approval'],
  ['past', 'Earlier: Manager approval'],
  ['now', 'Now: Manager approval'],
  ['next', 'Next: Manager approval'],
  ['warned', 'Done with a warning: Manager approval'],
  ['stuck', 'Stuck: Manager approval'],
  ['refused', 'Refused: Manager approval'],
  ['canceled', 'Canceled: Manager approval'],
])('who cannot see the sign hears that a step is %s', async (state, words) => {
  renderBlock(<Timeline steps={[step({ state })]} />)

  expect(await screen.findByRole('listitem')).toHaveTextContent(words)
})

test('a step says when, who and what somebody wrote', async () => {
  const { container } = renderBlock(
    <Timeline
      steps={[
        step({ at: AT, who: 'Kenji Watanabe denied', words: 'Use the shared licence.' }),
        step({ key: 'two', state: 'next', title: 'Provisioning' }),
      ]}
    />,
  )

  const [first, second] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent('Nov 3, 2025 4:20 PM')
  expect(first).toHaveTextContent('Kenji Watanabe denied')
  expect(first).toHaveTextContent('Use the shared licence.')
  expect(second).toHaveTextContent(/^Next: Provisioning$/)
  expect(await axe(container)).toHaveNoViolations()
})

test.each<StepState>(['now', 'stuck'])('what is %s says since how long', async (state) => {
  renderBlock(<Timeline steps={[step({ state, at: Date.now() - 3 * 60 * 60 * 1000 })]} />)

  expect(await screen.findByText('3 hours ago')).toBeVisible()
})

test('the step where it stands is the current one', async () => {
  renderBlock(<Timeline steps={[step({}), step({ key: 'two', state: 'now', title: 'Audit' })]} />)

  const current = (await screen.findAllByRole('listitem', { current: 'step' })).map(
    ({ textContent }) => textContent,
  )
  expect(current).toEqual(['Now: Audit'])
})
