import { act, screen, waitFor, within } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beginWithoutDrafts } from '../../../testing/draftDevice'
import { gate } from '../../../testing/gate'
import { renderOnPage } from '../../../testing/renderOnPage'
import { TextField } from '../../ui/TextField'
import { FormDialog } from './FormDialog'
import { useDialogForm, type DialogFormOptions } from './useDialogForm'
import { useFieldKinds } from './useFieldKinds'

beginWithoutDrafts()

interface Ticket {
  to: string
  subject: string
}

type Send = DialogFormOptions<Ticket>['onSave']

function AskDialog({ to, send, onClose }: { to: string; send: Send; onClose: () => void }) {
  const kinds = useFieldKinds()
  const form = useDialogForm<Ticket>({
    fields: {
      to: kinds.text({ label: 'To', isRequired: true }),
      subject: kinds.text({ label: 'Subject', isRequired: true }),
    },
    stored: { to, subject: '' },
    draftName: 'ask',
    onSave: send,
    onSaved: onClose,
  })
  return (
    <FormDialog form={form} title="Ask" verb="Send" onClose={onClose}>
      <TextField {...form.field('to')} />
      <TextField {...form.field('subject')} />
    </FormDialog>
  )
}

/** @param known - resolves when the page knows the recipient of the ticket. */
function renderPage(send: Send, known?: Promise<void>) {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    const [to, setTo] = useState('')
    useEffect(() => void known?.then(() => setTo('Ann')), [])
    return (
      <>
        <button onClick={() => setOpen(true)}>Ask</button>
        {isOpen && <AskDialog to={to} send={send} onClose={() => setOpen(false)} />}
      </>
    )
  }
  return renderOnPage(Page, { texts: ['drafts', 'values', 'forms'] })
}

type User = ReturnType<typeof renderOnPage>['user']

async function open(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Ask' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask' }))
  return {
    dialog,
    to: dialog.getByRole('textbox', { name: /To/ }),
    subject: dialog.getByRole('textbox', { name: /Subject/ }),
    press: () => user.click(dialog.getByRole('button', { name: 'Send' })),
  }
}

const done = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('its first field has the focus', async () => {
  const { user } = renderPage(() => undefined)
  const { to } = await open(user)

  expect(to).toHaveFocus()
})

test('the first press says what is wrong, leads to the first field, and sends nothing', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>()
  const { user } = renderPage(send)
  const { dialog, to, subject, press } = await open(user)
  await user.type(to, 'Ann')
  await user.clear(to)
  await user.tab()
  expect(to).toBeValid()
  await press()

  expect(to).toBeInvalid()
  expect(subject).toBeInvalid()
  await waitFor(() => expect(to).toHaveFocus())
  expect(dialog.getByRole('button', { name: 'Send' })).toBeEnabled()
  expect(send).not.toHaveBeenCalled()
})

test('what is entered is sent without the spaces around it, and then forgotten', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>()
  const { user } = renderPage(send)
  const { to, subject, press } = await open(user)
  await user.type(to, ' Ann ')
  await user.type(subject, 'Badge')
  await press()
  await done()

  expect(send.mock.lastCall?.[0].all).toEqual({ to: 'Ann', subject: 'Badge' })
  const { dialog } = await open(user)
  expect(dialog.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
})

test('what is entered while it is being sent is offered when the dialog opens again', async () => {
  const answer = gate()
  const { user } = renderPage(() => answer.passed)
  const before = await open(user)
  await user.type(before.to, 'Ann')
  await user.type(before.subject, 'Badge')
  await before.press()
  await user.type(before.subject, ' and door')
  answer.open()
  await done()

  const { dialog, subject } = await open(user)
  await user.click(await dialog.findByRole('button', { name: 'Restore' }))
  expect(subject).toHaveValue('Badge and door')
})

test('a late answer fills a field in which nobody typed, and no other', async () => {
  const answer = gate()
  const { user } = renderPage(() => Promise.resolve(), answer.passed)
  const { to, subject } = await open(user)
  await user.type(subject, 'Badge')
  answer.open()
  await waitFor(() => expect(to).toHaveValue('Ann'))

  expect(subject).toHaveValue('Badge')
})

test('a late answer does not replace what somebody typed', async () => {
  const answer = gate()
  const { user } = renderPage(() => Promise.resolve(), answer.passed)
  const { to } = await open(user)
  await user.type(to, 'Bob')
  await act(async () => {
    answer.open()
    await answer.passed
  })

  expect(to).toHaveValue('Bob')
})

test('where a part is not done the dialog stays with it, and with what was entered meanwhile', async () => {
  const answer = gate()
  const { user } = renderPage(async (_changes, stay) => {
    await answer.passed
    stay(() => ({ to: '' }))
  })
  const { to, subject, press } = await open(user)
  await user.type(to, 'Ann')
  await user.type(subject, 'Badge')
  await press()
  await user.type(subject, ' and door')
  answer.open()

  await waitFor(() => expect(to).toHaveValue(''))
  expect(to).toBeValid()
  expect(subject).toHaveValue('Badge and door')
})

test('a failure is told in the dialog, which keeps what was entered', async () => {
  const { user } = renderPage(() => Promise.reject(new Error('No.')))
  const { dialog, to, subject, press } = await open(user)
  await user.type(to, 'Ann')
  await user.type(subject, 'Badge')
  await press()

  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(subject).toHaveValue('Badge')
})
