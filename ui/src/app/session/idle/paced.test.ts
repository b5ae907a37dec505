import { paced } from './paced'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

test('the first wish is done at once, all others of the pause once at its end', () => {
  const action = jest.fn()
  const { ask } = paced(action, 60_000)

  ask()
  expect(action).toHaveBeenCalledTimes(1)

  ask()
  ask()
  jest.advanceTimersByTime(59_999)
  expect(action).toHaveBeenCalledTimes(1)

  jest.advanceTimersByTime(1)
  expect(action).toHaveBeenCalledTimes(2)
})

test('after a pause without a wish the next one is done at once', () => {
  const action = jest.fn()
  const { ask } = paced(action, 60_000)
  ask()
  jest.advanceTimersByTime(120_000)
  expect(action).toHaveBeenCalledTimes(1)

  ask()
  expect(action).toHaveBeenCalledTimes(2)
})

test('after it was stopped nothing more is done', () => {
  const action = jest.fn()
  const { ask, stop } = paced(action, 60_000)
  ask()
  ask()
  stop()

  jest.advanceTimersByTime(120_000)
  expect(action).toHaveBeenCalledTimes(1)
})
