import { forgetReleases, playReleases } from '../../../testing/releases'
import { loadPart } from './loadPart'

afterEach(forgetReleases)

const absent = new Error('404')

test('what does not come at once is asked for again', async () => {
  playReleases('one', 'one')
  const load = jest.fn().mockRejectedValueOnce(absent).mockResolvedValue('code')

  await expect(loadPart(load)).resolves.toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})

test.each([
  ['nothing reaches the server', undefined, 'network', 1],
  ['the server has another release', 'two', 'part_outdated', 1],
  ['the server has this release and not the file', 'one', 'part_missing', 2],
])('where %s, that is why', async (_case, atServer, code, calls) => {
  playReleases('one', atServer)
  const load = jest.fn().mockRejectedValue(absent)

  await expect(loadPart(load)).rejects.toMatchObject({ status: 0, code, cause: absent })
  expect(load).toHaveBeenCalledTimes(calls)
})

test('an answer that is no page of the console is no other release', async () => {
  playReleases('one', '')
  const load = jest.fn().mockRejectedValue(absent)

  await expect(loadPart(load)).rejects.toMatchObject({ code: 'part_missing' })
})
