import { waitFor } from '@testing-library/react'
import { gate } from '../../../testing/gate'
import type { AppDispatch } from '../../platform/store/hooks'
import { recalledText, remembering } from './draftMemory'

/** A device, with the number of its reads. */
function device() {
  const kept = new Map<string, string>()
  const reads: string[] = []
  const store = {
    read: (name: string) => {
      reads.push(name)
      return Promise.resolve(kept.get(name))
    },
    write: (name: string, text: string) => Promise.resolve(void kept.set(name, text)),
    remove: (name: string) => Promise.resolve(void kept.delete(name)),
  }
  return { kept, reads, store }
}

/** A store with an empty memory, as for a new page. */
const dispatchOfPage = () => (() => undefined) as unknown as AppDispatch

test('what was read or written is known at once, and the device is not asked again', async () => {
  const { kept, reads, store } = device()
  kept.set('role', 'from before')
  const dispatch = dispatchOfPage()
  const drafts = remembering(store, dispatch)
  expect(recalledText(dispatch, 'role')).toBeUndefined()
  await drafts.read('role')
  expect(recalledText(dispatch, 'role')).toBe('from before')

  const written = drafts.write('role', 'now')
  expect(recalledText(dispatch, 'role')).toBe('now')
  await written
  expect(await drafts.read('role')).toBe('now')
  expect(reads).toEqual(['role'])
  expect(kept.get('role')).toBe('now')

  await drafts.remove('role')
  expect(await drafts.read('role')).toBeUndefined()
  expect(recalledText(dispatch, 'role')).toBeUndefined()
  expect(reads).toEqual(['role'])
})

test('what another tab changes is read again', async () => {
  const { store } = device()
  const dispatch = dispatchOfPage()
  const drafts = remembering(store, dispatch)
  const otherTab = remembering(store, dispatchOfPage())
  await drafts.write('role', 'here')
  await otherTab.write('role', 'there')
  await waitFor(() => expect(recalledText(dispatch, 'role')).toBeUndefined())
  expect(await drafts.read('role')).toBe('there')

  await otherTab.remove('role')
  await waitFor(() => expect(recalledText(dispatch, 'role')).toBeUndefined())
  expect(await drafts.read('role')).toBeUndefined()
})

test('what was being read while another tab changed it is not known', async () => {
  const { store } = device()
  const dispatch = dispatchOfPage()
  const { passed, open } = gate()
  const slow = { ...store, read: () => passed.then(() => 'old') }
  const drafts = remembering(slow, dispatch)
  await drafts.write('watched', 'there')
  const reading = drafts.read('role')
  await remembering(store, dispatchOfPage()).write('role', 'new')
  await waitFor(() => expect(recalledText(dispatch, 'watched')).toBeUndefined())
  open()
  await reading

  expect(recalledText(dispatch, 'role')).toBeUndefined()
})

test('what is written while the same is read is what is known', async () => {
  const { store } = device()
  const dispatch = dispatchOfPage()
  const { passed, open } = gate()
  const drafts = remembering({ ...store, read: () => passed.then(() => 'old') }, dispatch)
  const reading = drafts.read('role')
  await drafts.write('role', 'new')
  open()

  expect(await reading).toBe('new')
  expect(recalledText(dispatch, 'role')).toBe('new')
})
