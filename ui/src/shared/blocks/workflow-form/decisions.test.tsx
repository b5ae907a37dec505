import { screen, waitFor } from '@testing-library/react'
import { renderForm } from '../../../testing/renderForm'
import { approvalForm } from '../../../testing/sampleForms'

const box = (name: string) => screen.findByRole('textbox', { name })
const scripted = { type: 'button', action: 'custom' } as const
const press = (name: string) => screen.getByRole('button', { name })

test('to approve, the form has to be filled in; to deny, nothing has to be', async () => {
  const { user, onSubmit } = renderForm({ form: approvalForm })
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await waitFor(async () => expect(await box('Comment')).toHaveAccessibleDescription(/Required/))
  expect(onSubmit).not.toHaveBeenCalled()

  await user.click(press('Deny'))

  expect(onSubmit).toHaveBeenCalledWith({ purpose: 'A fair', comments: '' }, 'DenyAction')
})

test('with several decisions the Enter key makes none', async () => {
  const { user, onSubmit } = renderForm({
    form: {
      components: [
        { type: 'textfield', key: 'note', label: 'Note' },
        ...(approvalForm.components ?? []).slice(3),
      ],
    },
  })
  await user.type(await box('Note'), 'x{Enter}')

  expect(onSubmit).not.toHaveBeenCalled()
})

test('with one way on the Enter key takes it', async () => {
  const { user, onSubmit } = renderForm({
    form: {
      components: [
        { type: 'textfield', key: 'note', label: 'Note' },
        { type: 'textfield', key: 'more', label: 'More' },
      ],
    },
  })
  await user.type(await box('Note'), 'x{Enter}')

  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ note: 'x', more: '' }, 'submit'))
})

test('what the server refuses is said, and nothing that was entered is lost', async () => {
  const fault = { status: 489, code: 'fault', text: 'The budget is closed.' }
  const { user } = renderForm({
    form: approvalForm,
    submit: jest.fn(() => Promise.reject(fault as unknown as Error)),
  })
  await user.type(await box('Comment'), 'Fine')

  await user.click(press('Approve'))

  expect(await screen.findByRole('alert')).toHaveTextContent('The budget is closed.')
  expect(await box('Comment')).toHaveValue('Fine')
})

test('what buttons of the product submit by a script, the console does for them', async () => {
  const send = (path: string, more = '') => `util.post('IDM', '/rest/access/${path}', body${more})`
  const button = (label: string, custom: string) => ({ ...scripted, key: label, label, custom })
  const { user, onSubmit } = renderForm({
    form: {
      components: [
        button('Request', send('requests/permissions/v2')),
        button('Approve', send('tasks/v2', ", 'ApprovalAction'")),
        button('Deny', send('tasks/v2', ", 'DenyAction'")),
      ],
    },
  })
  for (const name of ['Request', 'Approve', 'Deny']) {
    await user.click(await screen.findByRole('button', { name }))
  }

  const actions = onSubmit.mock.calls.map(([, action]: unknown[]) => action)
  expect(actions).toEqual(['submit', 'ApprovalAction', 'DenyAction'])
})
