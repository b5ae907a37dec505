import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beginWithoutDrafts, keptDrafts } from '../../../testing/draftDevice'
import { renderOnPage } from '../../../testing/renderOnPage'
import { DraftDialog } from './DraftDialog'
import { useDraft } from './useDraft'

beginWithoutDrafts()

function PageWithDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      {isOpen && <Asking onClose={() => setOpen(false)} />}
    </>
  )
}

function Asking({ onClose }: { onClose: () => void }) {
  const [reason, setReason] = useState('')
  const value = reason === '' ? undefined : reason
  const draft = useDraft<string>({ name: 'ask', version: 1, value })
  return (
    <DraftDialog
      title="Ask"
      draft={draft}
      onRestore={setReason}
      verb="Send"
      onDo={onClose}
      onClose={onClose}
    >
      <input
        aria-label="Reason"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </DraftDialog>
  )
}

type User = ReturnType<typeof renderOnPage>['user']

async function open(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Ask' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask' }))
  return { dialog, reason: dialog.getByRole('textbox', { name: 'Reason' }) }
}

test.each([
  ['the cross', (user: User) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['Esc', (user: User) => user.keyboard('{Escape}')],
])('%s keeps what was entered, and it is offered above the fields', async (_way, leave) => {
  const { user } = renderOnPage(PageWithDialog, { texts: ['drafts', 'values'] })
  const before = await open(user)
  await user.type(before.reason, 'Year end')
  await leave(user)

  const { dialog, reason } = await open(user)
  const offer = await dialog.findByText(/You have an unfinished draft from/)
  expect(offer.compareDocumentPosition(reason)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(dialog.getByRole('button', { name: 'Restore' }))

  expect(reason).toHaveValue('Year end')
})

test('Cancel throws it away', async () => {
  const { user } = renderOnPage(PageWithDialog, { texts: ['drafts', 'values'] })
  const before = await open(user)
  await user.type(before.reason, 'Year end')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))

  expect(await keptDrafts()).toEqual([])
})
