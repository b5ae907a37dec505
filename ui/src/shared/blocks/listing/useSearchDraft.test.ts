import { act, renderHook } from '@testing-library/react'
import { useSearchDraft } from './useSearchDraft'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function draftOf(search: string) {
  const onSearch = jest.fn()
  const view = renderHook((inForce: string) => useSearchDraft(inForce, onSearch), {
    initialProps: search,
  })
  return { ...view, onSearch }
}

test('typing searches one second after the last letter, once', () => {
  const { result, onSearch } = draftOf('')

  act(() => result.current.type('an'))
  act(() => jest.advanceTimersByTime(999))
  act(() => result.current.type('ann '))
  act(() => jest.advanceTimersByTime(999))
  expect(onSearch).not.toHaveBeenCalled()

  act(() => jest.advanceTimersByTime(1))
  expect(onSearch.mock.calls).toEqual([['ann']])
})

test('Enter searches at once', () => {
  const { result, onSearch } = draftOf('')

  act(() => result.current.submit(' ann'))

  expect(onSearch.mock.calls).toEqual([['ann']])
})

test('an emptied box shows everything at once', () => {
  const { result, onSearch } = draftOf('ann')

  act(() => result.current.type(''))

  expect(onSearch.mock.calls).toEqual([['']])
})

test('what is already searched for is not searched again', () => {
  const { result, onSearch } = draftOf('ann')

  act(() => result.current.type('ann '))
  act(() => result.current.submit('ann '))
  act(() => jest.advanceTimersByTime(5000))

  expect(onSearch).not.toHaveBeenCalled()
})

test('a search that comes from outside takes the place of the draft, which is then not searched', () => {
  const { result, rerender, onSearch } = draftOf('ann')

  act(() => result.current.type('annika'))
  rerender('bob')
  act(() => jest.advanceTimersByTime(5000))

  expect(result.current.draft).toBe('bob')
  expect(onSearch).not.toHaveBeenCalled()
})

test('a search that comes from the box itself leaves the draft alone, however late it is in force', () => {
  const { result, rerender, onSearch } = draftOf('')

  act(() => result.current.submit('ann'))
  act(() => result.current.submit('bob'))
  act(() => result.current.type('bob '))
  rerender('ann')
  expect(result.current.draft).toBe('bob ')
  rerender('bob')
  act(() => jest.advanceTimersByTime(5000))

  expect(result.current.draft).toBe('bob ')
  expect(onSearch.mock.calls).toEqual([['ann'], ['bob']])
})

test('an own search of long ago that comes back takes the place of the draft', () => {
  const { result, rerender } = draftOf('')

  act(() => result.current.submit('ann'))
  rerender('ann')
  act(() => result.current.submit('bob'))
  rerender('bob')
  rerender('ann')

  expect(result.current.draft).toBe('ann')
})

test('a box that is gone no longer searches', () => {
  const { result, unmount, onSearch } = draftOf('')

  act(() => result.current.type('ann'))
  unmount()
  act(() => jest.advanceTimersByTime(5000))

  expect(onSearch).not.toHaveBeenCalled()
})
