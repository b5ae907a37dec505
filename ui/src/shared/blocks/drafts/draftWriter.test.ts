import { draftWriter } from './draftWriter'
import { draftsWritten } from './writesUnderWay'

function fakeStore() {
  const kept = new Map<string, string>()
  const store = {
    read: (name: string) => Promise.resolve(kept.get(name)),
    write: (name: string, text: string) => Promise.resolve(void kept.set(name, text)),
    remove: (name: string) => Promise.resolve(void kept.delete(name)),
  }
  const values = () =>
    [...kept.values()].map((text) => (JSON.parse(text) as { value: string }).value)
  return { store, values }
}

async function after(ms: number) {
  await jest.advanceTimersByTimeAsync(ms)
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

test('a draft is written when nobody has typed for a fifth of a second', async () => {
  const { store, values } = fakeStore()
  const writer = draftWriter(() => Promise.resolve(store), 'form', 1)
  writer.keep('"H"')
  await after(199)
  writer.keep('"He"')
  await after(199)
  expect(values()).toEqual([])

  await after(1)
  expect(values()).toEqual(['He'])
})

test('a draft says when it was entered', async () => {
  const { store } = fakeStore()
  const writer = draftWriter(() => Promise.resolve(store), 'form', 1)
  writer.keep('"H"')
  writer.flush()
  const savedAt = Date.now()
  await after(60_000)

  expect(await writer.read()).toMatchObject({ value: 'H', savedAt })
})

test('a device that failed once is asked again', async () => {
  const { store, values } = fakeStore()
  const open = jest.fn().mockRejectedValueOnce(new Error('no device')).mockResolvedValue(store)
  const writer = draftWriter(open, 'form', 1)
  expect(await writer.read()).toBeUndefined()
  writer.keep('"H"')
  await after(200)

  expect(values()).toEqual(['H'])
})

test('what is forgotten is not written later, until it changes', async () => {
  const { store, values } = fakeStore()
  const writer = draftWriter(() => Promise.resolve(store), 'form', 1)
  writer.keep('"H"')
  writer.forget()
  writer.keep('"H"')
  writer.flush()
  await after(5000)
  expect(values()).toEqual([])

  writer.keep('"He"')
  await after(200)
  expect(values()).toEqual(['He'])
})

test('a draft of a later release is neither opened nor overwritten nor deleted', async () => {
  const { store, values } = fakeStore()
  const open = () => Promise.resolve(store)
  const later = draftWriter(open, 'role', 2)
  later.keep('"later"')
  later.flush()
  await draftsWritten()
  const earlier = draftWriter(open, 'role', 1)

  expect(await earlier.read()).toBeUndefined()
  earlier.keep('"earlier"')
  earlier.flush()
  earlier.keep(undefined)
  earlier.forget()
  await draftsWritten()

  expect(values()).toEqual(['later'])
})
