import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { tellSubmitted } from '../../entities/workflow-form/formWindows'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeTasks, task } from './fakeTasksServer'
import { toTask, toTasks } from './routes'

const ASKS = task('1', {
  bulkApprovable: false,
  isNewForm: true,
  approvalFormId: 'cn=Approval,o=data',
  processId: 'p1',
  dataItems: [{ name: 'program', values: ['backup'] }],
})
const button = (label: string, action: string) => ({
  type: 'button',
  key: action,
  label,
  action: 'event',
  event: action,
})
const FORM = {
  display: 'form',
  title: 'Service Account',
  components: [
    { type: 'textfield', key: 'program', label: 'Program', input: true, defaultValue: 'backup' },
    { type: 'textarea', key: 'comments', label: 'Comment', input: true },
    button('Approve', 'ApprovalAction'),
    button('Deny', 'DenyAction'),
  ],
}

/** A server with a task that has a form; `sent` records the submitted forms, `done` the other actions. */
function withForm(formJSON: object, more: Parameters<typeof task>[1] = {}) {
  const sent: unknown[] = []
  const fake = fakeTasks([{ ...ASKS, ...more }])
  server.use(...fake.handlers, ...fakePreferences().handlers)
  server.use(
    http.get('*/rest/access/forms', () => HttpResponse.json({ formJSON })),
    http.post('*/rest/access/tasks/v2', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ success: true, message: '' })
    }),
  )
  return { sent, done: fake.done }
}

test('the form decides, with its comment and its data', async () => {
  const { sent } = withForm(FORM)
  const { user } = renderAt(toTask('1'))
  const form = within(await screen.findByRole('form', { name: 'Service Account' }))

  await user.type(form.getByRole('textbox', { name: 'Comment' }), 'Agreed')
  await user.click(form.getByRole('button', { name: 'Approve' }))

  expect(await screen.findByText('Approved.')).toBeVisible()
  const messages = within(screen.getByRole('log', { name: 'Messages' }))
  expect(messages.getByRole('link', { name: 'Permission 1' })).toHaveAttribute('href', '#/tasks/1')
  await waitFor(() => expect(window.location.hash).toBe('#/tasks'))
  expect(sent).toEqual([
    {
      taskId: '1',
      taskAction: 'ApprovalAction',
      comments: 'Agreed',
      data: [{ key: 'program', value: ['backup'] }],
    },
  ])
})

test('to deny in the form asks for a reason, which is sent with its data', async () => {
  const { sent } = withForm(FORM)
  const { user } = renderAt(toTask('1'))
  const form = within(await screen.findByRole('form', { name: 'Service Account' }))
  await user.click(form.getByRole('button', { name: 'Deny' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny' }))

  await user.keyboard('{Enter}')

  expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveAccessibleDescription(
    /Enter a reason/,
  )
  expect(sent).toEqual([])
  await user.keyboard('Not this year{Enter}')
  expect(await screen.findByText('Denied.')).toBeVisible()
  expect(sent).toEqual([
    {
      taskId: '1',
      taskAction: 'DenyAction',
      comments: 'Not this year',
      data: [{ key: 'program', value: ['backup'] }],
    },
  ])
})

test('who gives no reason has denied nothing, and the form is as it was', async () => {
  const { sent } = withForm(FORM)
  const { user } = renderAt(toTask('1'))
  const form = within(await screen.findByRole('form', { name: 'Service Account' }))
  await user.clear(form.getByRole('textbox', { name: 'Program' }))
  await user.type(form.getByRole('textbox', { name: 'Program' }), 'restore')
  await user.click(form.getByRole('button', { name: 'Deny' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny' }))

  await user.click(dialog.getByRole('button', { name: 'Cancel' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(form.getByRole('textbox', { name: 'Program' })).toHaveValue('restore')
  expect(form.getByRole('button', { name: 'Deny' })).toBeEnabled()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test('one bar has all decisions, and the letters lead to the buttons of the form', async () => {
  const { sent } = withForm(FORM)
  const { user } = renderAt(toTask('1'))
  const form = within(await screen.findByRole('form', { name: 'Service Account' }))
  const button = (name: string) => form.getByRole('button', { name })
  expect(screen.queryByRole('group', { name: 'Decision' })).not.toBeInTheDocument()

  await user.keyboard('a')
  expect(button('Approve')).toHaveFocus()
  await user.keyboard('d')
  expect(button('Deny')).toHaveFocus()
  expect(sent).toEqual([])
})

test.each(['Refuse', 'Return'])('%s beside the form asks for a reason too', async (verb) => {
  const { sent, done } = withForm(FORM, { returnAddressee: 'cn=bo', assignStatus: 'Reassigned' })
  const { user } = renderAt(toTask('1'))
  await screen.findByRole('form', { name: 'Service Account' })
  await user.click(screen.getByRole('button', { name: verb }))
  const dialog = within(await screen.findByRole('dialog', { name: verb }))

  await user.click(dialog.getByRole('button', { name: verb }))

  expect(dialog.getByRole('textbox', { name: /^Comment/ })).toHaveAccessibleDescription(
    /Enter a reason/,
  )
  expect([...sent, ...done]).toEqual([])
})

test('in a form of several steps the letters lead to where it begins', async () => {
  const page = (key: string) => ({
    type: 'panel',
    key,
    title: key,
    components: [{ type: 'textfield', key: `${key}Text`, label: key, input: true }],
  })
  withForm({ ...FORM, display: 'wizard', components: [page('First'), page('Second')] })
  const { user } = renderAt(toTask('1'))
  const field = await screen.findByRole('textbox', { name: 'First' })

  await user.keyboard('a')

  expect(field).toHaveFocus()
})

/** Tells that a form was submitted; resolves when another page has received the message. */
async function tellAndHear(...[form]: Parameters<typeof tellSubmitted>) {
  const page = new BroadcastChannel('form-windows')
  const heard = new Promise((resolve) => page.addEventListener('message', resolve))
  tellSubmitted(form)
  await heard
  page.close()
}

test('the form opens in a window of its own, and what is decided there is told here', async () => {
  withForm(FORM)
  jest.spyOn(window, 'focus').mockReturnValue()
  const opened = jest.spyOn(window, 'open').mockReturnValue(window)
  const { user } = renderAt(toTask('1'))
  const form = within(await screen.findByRole('form', { name: 'Service Account' }))
  await user.type(form.getByRole('textbox', { name: 'Comment' }), 'Wait')

  await user.click(screen.getByRole('button', { name: 'Open in new window' }))
  expect(opened).toHaveBeenCalledWith(
    expect.stringMatching(/^#\/form\/details\?.*formContainer=ApprovalForms&id=1&pid=p1$/),
    'task 1',
    expect.stringContaining('popup'),
  )
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await act(() => tellAndHear({ name: 'task 2', action: 'DenyAction' }))
  expect(screen.queryByText('Denied.')).not.toBeInTheDocument()
  await act(() => tellAndHear({ name: 'task 1', action: 'ApprovalAction' }))

  expect(await screen.findByText('Approved.')).toBeVisible()
  await waitFor(() => expect(window.location.hash).toBe('#/tasks'))
})

test('a window that the browser does not open is told, and is there as a link', async () => {
  withForm(FORM)
  jest.spyOn(window, 'open').mockReturnValue(null)
  const { user } = renderAt(toTask('1'))

  await user.click(await screen.findByRole('button', { name: 'Open in new window' }))

  expect(await screen.findByRole('alert')).toHaveTextContent(/blocked the window/)
  const link = screen.getByRole('link', { name: 'Open the form' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('href', expect.stringContaining('#/form/details?'))
})

test('a form that is not drawn leaves the decision to the page', async () => {
  withForm({ ...FORM, externalScripts: ['https://elsewhere.example/a.js'] })
  renderAt(toTask('1'))

  await screen.findByRole('heading', { level: 1, name: /Permission 1/ })
  const decision = within(await screen.findByRole('group', { name: 'Decision' }))
  expect(await decision.findByRole('button', { name: 'Approve' })).toBeVisible()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
  expect(screen.getByText('backup')).toBeVisible()
})

test('who approves in the list is led to the button of the form', async () => {
  withForm(FORM)
  const { user } = renderAt(toTasks())
  await screen.findByRole('link', { name: 'Permission 1' })
  await user.keyboard('ja')

  const form = within(await screen.findByRole('form', { name: 'Service Account' }))
  await waitFor(() => expect(form.getByRole('button', { name: 'Approve' })).toHaveFocus())
})
