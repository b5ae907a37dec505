import { screen, waitFor, within } from '@testing-library/react'
import { useState, type ComponentProps } from 'react'
import type { Language } from '../../../i18n/languages'
import { axe } from '../../../testing/axe'
import { gate } from '../../../testing/gate'
import { renderBlock } from '../../../testing/renderBlock'
import { renderOnPage } from '../../../testing/renderOnPage'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { useAppDispatch } from '../../platform/store/hooks'
import { ConfirmDialog } from './ConfirmDialog'

type Props = ComponentProps<typeof ConfirmDialog>

/** An action that is done when the test calls `done`. */
function confirming() {
  const { passed, open: done } = gate()
  return { onConfirm: jest.fn(() => passed), done }
}

async function open(props: Partial<Props> = {}, language: Language = 'en') {
  const onClose = jest.fn()
  const asked = {
    title: 'Delete 3 users?',
    consequence: 'They lose 41 roles.',
    verb: 'Delete 3 users',
    kind: 'deletion',
    onConfirm: () => Promise.resolve(),
    onClose,
    ...props,
  } as const
  const { user } = renderBlock(<ConfirmDialog {...asked} />, language)
  const dialog = await screen.findByRole('alertdialog', { name: asked.title })
  const button = within(dialog).getByRole('button', { name: asked.verb })
  return { onClose, dialog, button, user }
}

test('it asks, says what follows, and names the first five', async () => {
  const names = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus']
  const { dialog } = await open({ affected: names })

  expect(dialog).toHaveAccessibleDescription(/They lose 41 roles\./)
  const listed = within(within(dialog).getByRole('list', { name: 'Affected' }))
  expect(listed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...names.slice(0, 5),
    'and 2 more',
  ])
  expect(await axe(dialog)).toHaveNoViolations()
})

test('five names are five names', async () => {
  const { dialog } = await open({ affected: ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'] })
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(5)
})

test.each([
  ['Esc', '{Escape}'],
  ['Cancel by keyboard', '{Tab}{Tab}{Enter}'],
])('%s leaves without doing it', async (_way, keys) => {
  const { onConfirm } = confirming()
  const { user, onClose } = await open({ onConfirm })

  await user.keyboard(keys)

  expect(onClose).toHaveBeenCalledTimes(1)
  expect(onConfirm).not.toHaveBeenCalled()
})

test('while it is at work it is done once and cannot be left; then it closes', async () => {
  const { onConfirm, done } = confirming()
  const { user, onClose, dialog, button } = await open({ onConfirm })

  await user.click(button)
  await user.click(button)
  await user.keyboard('{Escape}')
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled()
  expect(onClose).not.toHaveBeenCalled()
  done()

  await waitFor(() => {
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

test('a failure is told inside, and it can be tried again', async () => {
  const fault = { status: 489, code: 'fault', text: 'Read-only directory' }
  const onConfirm = jest.fn().mockRejectedValueOnce(fault).mockResolvedValueOnce(undefined)
  const { user, onClose, dialog, button } = await open({ onConfirm })

  await user.click(button)
  expect(await within(dialog).findByText('Read-only directory')).toBeVisible()
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Read-only directory')
  await user.click(button)

  await waitFor(() => {
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

test('deleting many waits until their number is typed; Enter deletes them', async () => {
  const { onConfirm } = confirming()
  const { user, dialog, button } = await open({ typed: 3, onConfirm })
  const field = within(dialog).getByRole('textbox', { name: 'Type “3” to confirm' })

  await user.type(field, '4{Enter}')
  expect(button).toBeDisabled()
  expect(onConfirm).not.toHaveBeenCalled()
  await user.type(field, '{Backspace} 3 {Enter}')

  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('the name of one record is typed in capitals or not', async () => {
  const { user, dialog, button } = await open({ typed: 'Bill Payer' })
  const field = within(dialog).getByRole('textbox', { name: 'Type “Bill Payer” to confirm' })

  expect(button).toBeDisabled()
  await user.type(field, 'bill payer')

  expect(button).toBeEnabled()
})

test('in Arabic the digits of either script are taken', async () => {
  const { user, dialog, button } = await open({ typed: 3 }, 'ar')

  await user.type(within(dialog).getByRole('textbox'), '٣')

  expect(button).toBeEnabled()
})

function PageOfUsers() {
  const dispatch = useAppDispatch()
  const [isAsked, setAsked] = useState(true)
  const outcome = {
    success: false,
    succeeded: [{ id: 'cn=ann', name: 'Ann' }],
    failed: [{ id: 'cn=bob', name: 'Bob', reason: 'Owns a role' }],
  }
  return (
    isAsked && (
      <ConfirmDialog
        title="Delete 2 users?"
        consequence="They lose their roles."
        affected={['Ann', 'Bob']}
        verb="Delete 2 users"
        kind="deletion"
        onConfirm={() => {
          dispatch(showFeedback({ text: 'User(s) failed to delete', outcome }))
          return Promise.resolve()
        }}
        onClose={() => setAsked(false)}
      />
    )
  )
}

test('what became of each of several things is told above the page once it is closed', async () => {
  const { user } = renderOnPage(PageOfUsers, { texts: ['confirm', 'feedback'] })

  await user.click(await screen.findByRole('button', { name: 'Delete 2 users' }))

  const told = await screen.findByRole('log', { name: 'Messages' })
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(told).toHaveTextContent('User(s) failed to delete')
  expect(await within(told).findByText('Ann')).toBeVisible()
  expect(within(told).getByText('Owns a role')).toBeVisible()
})
