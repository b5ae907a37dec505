import { act, screen } from '@testing-library/react'
import { renderBlock } from '../../../testing/renderBlock'
import { RelativeTime } from './RelativeTime'

const NOW = new Date(2025, 10, 3, 16, 20)
const MINUTE = 60_000

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true })
})

afterEach(() => {
  jest.useRealTimers()
})

test('a moment keeps up with the time', async () => {
  renderBlock(<RelativeTime at={NOW.getTime() - 15_000} />)
  expect(await screen.findByText('less than a minute ago')).toBeVisible()

  act(() => jest.advanceTimersByTime(45_000))
  expect(screen.getByText('about a minute ago')).toBeVisible()

  act(() => jest.advanceTimersByTime(5 * MINUTE))
  expect(screen.getByText('6 minutes ago')).toBeVisible()
})

test('the date is behind the words, for people and for machines', async () => {
  renderBlock(<RelativeTime at={NOW.getTime() - 60 * MINUTE} />)

  const time = await screen.findByText('an hour ago')
  expect(time).toHaveAttribute('title', 'Nov 3, 2025 3:20 PM')
  expect(time).toHaveAttribute('dateTime', new Date(2025, 10, 3, 15, 20).toISOString())
})

test('what is to come is said so', async () => {
  renderBlock(<RelativeTime at={NOW.getTime() + 3 * 24 * 60 * MINUTE} />)

  expect(await screen.findByText('in 3 days')).toBeVisible()
})

test.each([
  [1, 'منذ ساعة'],
  [2, 'منذ ساعتين'],
  [3, 'منذ 3 ساعات'],
  [11, 'منذ 11 ساعة'],
])('Arabic counts %d hours as it does', async (hours, words) => {
  renderBlock(<RelativeTime at={NOW.getTime() - hours * 60 * MINUTE} />, 'ar')

  expect(await screen.findByText(words)).toBeVisible()
})

test('the clock stops when nobody looks', async () => {
  const { unmount } = renderBlock(<RelativeTime at={NOW.getTime()} />)
  await screen.findByText('less than a minute ago')

  unmount()

  expect(jest.getTimerCount()).toBe(0)
})
