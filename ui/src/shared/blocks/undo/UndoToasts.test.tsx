import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderBlock } from '../../../testing/renderBlock'
import { Button } from '../../ui/Button'
import { UndoToasts } from './UndoToasts'
import { useUndo } from './useUndo'
import { commitWaiting } from './waitingCommits'

const ROLES = ['Auditor', 'Payer']

interface RolesProps {
  committed: string[]
  error?: unknown
}

function Roles({ committed, error }: RolesProps) {
  const undo = useUndo()
  return (
    <>
      {ROLES.filter((role) => !undo.removed.has(role)).map((role) => (
        <Button
          key={role}
          onPress={() =>
            undo.remove({
              id: role,
              text: `${role} removed`,
              failedText: `${role} could not be removed.`,
              commit: () => {
                committed.push(role)
                return Promise.resolve(error ? { error } : {})
              },
            })
          }
        >
          {`Remove ${role}`}
        </Button>
      ))}
      <Button onPress={() => undo.restore(ROLES)}>Add all</Button>
      <UndoToasts undo={undo} />
    </>
  )
}

afterEach(() => jest.useRealTimers())

/** Two roles that can be removed; `committed` records the removed ones. */
async function showRoles(error?: unknown) {
  const committed: string[] = []
  const view = renderBlock(<Roles committed={committed} error={error} />)
  await screen.findByRole('button', { name: 'Remove Auditor' })
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
  return { ...view, user, committed }
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))
const press = (name: string) => screen.getByRole('button', { name })
const toast = () => screen.queryByText('Auditor removed')

test('what is removed is gone from the list at once, and from the server ten seconds later', async () => {
  const { user, committed } = await showRoles()
  await user.click(press('Remove Auditor'))
  await user.unhover(press('Undo'))
  expect(toast()).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Remove Auditor' })).not.toBeInTheDocument()

  await pass(9)
  expect(committed).toEqual([])
  await pass(2)

  expect(committed).toEqual(['Auditor'])
  expect(toast()).not.toBeInTheDocument()
})

test('what is taken back was never removed', async () => {
  const { user, committed } = await showRoles()
  await user.click(press('Remove Auditor'))

  await user.click(press('Undo'))
  await pass(20)

  expect(committed).toEqual([])
  expect(press('Remove Auditor')).toBeVisible()
})

test('it can be taken back by the keyboard, and while the focus is on it the time stands still', async () => {
  const { user, committed } = await showRoles()
  act(() => press('Remove Auditor').focus())
  await user.keyboard('{Enter}')

  act(() => press('Undo').focus())
  await pass(30)
  expect(committed).toEqual([])
  await user.keyboard('{Enter}')

  expect(press('Remove Auditor')).toBeVisible()
  await pass(20)
  expect(committed).toEqual([])
})

test('what is added again meanwhile, or later, is listed and not removed', async () => {
  const { user, committed } = await showRoles()
  await user.click(press('Remove Auditor'))
  await user.click(press('Close'))
  await pass(0)
  await user.click(press('Remove Payer'))

  await user.click(press('Add all'))
  await pass(20)

  expect(committed).toEqual(['Auditor'])
  expect(press('Remove Auditor')).toBeVisible()
  expect(press('Remove Payer')).toBeVisible()
  expect(screen.queryByText('Payer removed')).not.toBeInTheDocument()
})

test('who closes the message does not want it back', async () => {
  const { user, committed } = await showRoles()
  await user.click(press('Remove Auditor'))

  await user.click(press('Close'))
  await pass(0)

  expect(committed).toEqual(['Auditor'])
})

test('what could not be removed is listed again, and the person is told', async () => {
  const { user, store } = await showRoles({ status: 502, code: 'upstream_late', text: '' })
  await user.click(press('Remove Auditor'))

  await user.click(press('Close'))
  await pass(0)

  const text = expect.stringMatching(/^Auditor could not be removed[.] ./) as string
  expect(store.getState().feedback).toMatchObject([{ status: -1, text }])
  expect(press('Remove Auditor')).toBeVisible()
})

test('who leaves the page does not leave anything half done', async () => {
  const { user, committed, unmount } = await showRoles()
  await user.click(press('Remove Auditor'))
  await user.click(press('Remove Payer'))

  unmount()

  expect(committed).toEqual(['Auditor', 'Payer'])
})

test('a page that is closed does at once what waits, and once only', async () => {
  const { user, committed } = await showRoles()
  await user.click(press('Remove Auditor'))

  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(committed).toEqual(['Auditor'])
  await pass(20)

  expect(committed).toEqual(['Auditor'])
})

test('before the session ends everything is done that waits', async () => {
  const { user, committed } = await showRoles()
  await user.click(press('Remove Auditor'))

  await act(() => commitWaiting())

  expect(committed).toEqual(['Auditor'])
  expect(toast()).not.toBeInTheDocument()
})
