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

test('a draft is written at once, and what is typed meanwhile right after it, the last of it alone', async () => {
  const { store, values } = fakeStore()
  const write = jest.spyOn(store, 'write')
  const writer = draftWriter(() => Promise.resolve(store), 'form', 1)
  writer.keep('"H"')
  writer.keep('"He"')
  await draftsWritten()
  expect(values()).toEqual(['He'])

  write.mockImplementationOnce(() => {
    writer.keep('"Hello"')
    return Promise.resolve(undefined)
  })
  writer.keep('"Hel"')
  writer.keep('"Hell"')
  await draftsWritten()
  await draftsWritten()
  expect(values()).toEqual(['Hello'])
  expect(write).toHaveBeenCalledTimes(3)
})

test('a draft says when it was entered', async () => {
  const { store } = fakeStore()
  const writer = draftWriter(() => Promise.resolve(store), 'form', 1)
  const before = Date.now()
  writer.keep('"H"')
  await draftsWritten()
  const after = Date.now()

  const draft = await writer.read()
  expect(draft?.value).toBe('H')
  expect(draft?.savedAt).toBeGreaterThanOrEqual(before)
  expect(draft?.savedAt).toBeLessThanOrEqual(after)
})

test('a device that failed once is asked again', async () => {
  const { store, values } = fakeStore()
  const open = jest.fn().mockRejectedValueOnce(new Error('no device')).mockResolvedValue(store)
  const writer = draftWriter(open, 'form', 1)
  expect(await writer.read()).toBeUndefined()
  writer.keep('"H"')
  await draftsWritten()

  expect(values()).toEqual(['H'])
})

test('what is forgotten is not written later, until it changes', async () => {
  const { store, values } = fakeStore()
  const writer = draftWriter(() => Promise.resolve(store), 'form', 1)
  writer.keep('"H"')
  writer.forget()
  writer.keep('"H"')
  await draftsWritten()
  expect(values()).toEqual([])

  writer.keep('"He"')
  await draftsWritten()
  expect(values()).toEqual(['He'])
})

test('a draft of a later release is neither opened nor overwritten nor deleted', async () => {
  const { store, values } = fakeStore()
  const open = () => Promise.resolve(store)
  const later = draftWriter(open, 'role', 2)
  later.keep('"later"')
  await draftsWritten()
  const earlier = draftWriter(open, 'role', 1)

  expect(await earlier.read()).toBeUndefined()
  earlier.keep('"earlier"')
  earlier.keep(undefined)
  earlier.forget()
  await draftsWritten()

  expect(values()).toEqual(['later'])
})
