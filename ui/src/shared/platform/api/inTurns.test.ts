import { gate } from '../../../testing/gate'
import { inTurns } from './inTurns'

/** A task that ends when its gate is opened. */
function work(end = () => 'done') {
  const { passed, open } = gate()
  return { run: jest.fn(() => passed.then(end)), open }
}

test('no more runs at once than may, and what waits begins in its order', async () => {
  const turns = inTurns(2)
  const works = [work(), work(), work(), work()] as const
  const done = works.map(({ run }) => turns(run))
  expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 0, 0])

  works[1].open()
  await expect(done[1]).resolves.toBe('done')

  expect(works.map(({ run }) => run.mock.calls.length)).toEqual([1, 1, 1, 0])
})

test('what fails makes room too', async () => {
  const turns = inTurns(1)
  const failing = work(() => {
    throw new Error('gone')
  })
  const next = work()
  const failed = turns(failing.run)
  void turns(next.run)
  failing.open()
  await expect(failed).rejects.toThrow('gone')

  expect(next.run).toHaveBeenCalled()
})
