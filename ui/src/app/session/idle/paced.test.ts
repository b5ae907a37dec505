import { claim, paced, type Pace } from './paced'

const MINUTE: Pace = { key: 'last-time', pauseMs: 60_000 }

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

test('the first call is made at once, all others of the pause once at its end', () => {
  const action = jest.fn()
  const { ask } = paced(action, MINUTE)

  ask()
  expect(action).toHaveBeenCalledTimes(1)

  ask()
  ask()
  jest.advanceTimersByTime(59_999)
  expect(action).toHaveBeenCalledTimes(1)

  jest.advanceTimersByTime(1)
  expect(action).toHaveBeenCalledTimes(2)
})

test('after a pause without a call the next one is made at once', () => {
  const action = jest.fn()
  const { ask } = paced(action, MINUTE)
  ask()
  jest.advanceTimersByTime(120_000)
  expect(action).toHaveBeenCalledTimes(1)

  ask()
  expect(action).toHaveBeenCalledTimes(2)
})

test('after it was stopped nothing more is done', () => {
  const action = jest.fn()
  const { ask, stop } = paced(action, MINUTE)
  ask()
  ask()
  stop()

  jest.advanceTimersByTime(120_000)
  expect(action).toHaveBeenCalledTimes(1)
})

test('another tab and a page that was reloaded wait for what is left of the pause', () => {
  const action = jest.fn()
  expect(claim(MINUTE)).toBe(true)
  jest.advanceTimersByTime(50_000)

  expect(claim(MINUTE)).toBe(false)
  paced(action, MINUTE).ask()
  jest.advanceTimersByTime(9_999)
  expect(action).not.toHaveBeenCalled()

  jest.advanceTimersByTime(1)
  expect(action).toHaveBeenCalledTimes(1)
})

test('what two tabs wait for is done by one of them', () => {
  const action = jest.fn()
  claim(MINUTE)
  const tabs = [paced(action, MINUTE), paced(action, MINUTE)]
  for (const { ask } of tabs) ask()

  jest.advanceTimersByTime(180_000)
  expect(action).toHaveBeenCalledTimes(1)
})

test('a clock that was set back keeps nobody waiting', () => {
  localStorage.setItem(MINUTE.key, String(Date.now() + 86_400_000))

  expect(claim(MINUTE)).toBe(true)
})
