import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { OpenFormWindow } from '../../entities/workflow-form/ui/OpenFormWindow'
import { atUpstream } from '../../testing/addresses'
import { axe } from '../../testing/axe'
import { renderAt } from '../../testing/renderAt'
import { renderOnPage } from '../../testing/renderOnPage'
import { approvalForm } from '../../testing/sampleForms'
import { server } from '../../testing/server'
import { toFormWindow, type FormAddress, type TemplateAddress } from './routes'

const FORM = 'cn=Request,cn=RequestForms,o=system'
const DEFINITION = 'cn=Laptop,cn=RequestDefs,o=system'

const requestForm = {
  title: 'New laptop',
  components: [
    { type: 'textfield', key: 'model', label: 'Model', validate: { required: true } },
    { type: 'textarea', key: 'reason', label: 'Reason' },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit' },
  ],
}

const request: FormAddress = { formContainer: 'RequestForms', id: FORM, pid: DEFINITION }
const task: FormAddress = { formContainer: 'ApprovalForms', id: '4711', pid: '815' }

const template: TemplateAddress = {
  ...request,
  pdn: 'cn=SingleApproval,o=system',
  pname: 'Site access',
  ptype: 'Provisioning',
  atype: 'Serial',
  asteps: '2',
  isCustomTemplate: 'true',
}

/** A server with a form; `asked` records the reads, and `sent` the submitted forms. */
function fakeForms(formJSON: object, answer: object = { success: true }) {
  const asked: Record<string, string>[] = []
  const sent: unknown[] = []
  server.use(
    http.get(atUpstream('access/forms'), ({ request: call }) => {
      asked.push(Object.fromEntries(new URL(call.url).searchParams))
      return HttpResponse.json({ formJSON })
    }),
    ...['access/tasks/v2', 'access/requests/permissions/v2'].map((path) =>
      http.post(atUpstream(path), async ({ request: call }) => {
        sent.push(await call.json())
        return HttpResponse.json(answer)
      }),
    ),
  )
  return { asked, sent }
}

let opener: BroadcastChannel | undefined

afterEach(() => opener?.close())

const node = (dn: string, ...failed: object[]) => ({
  success: failed.length === 0,
  userDn: dn,
  succeeded: failed.length === 0 ? [{ id: DEFINITION, name: 'New laptop' }] : [],
  failed,
})

const box = (name: string) => screen.findByRole('textbox', { name })

test('the form of a request is filled in, submitted for its recipient, and told as done', async () => {
  const answer = { success: true, OperationNodes: [node('cn=ann,o=data')] }
  const { asked, sent } = fakeForms(requestForm, answer)
  const { user, container } = renderAt(toFormWindow({ ...request, recipient: 'cn=ann,o=data' }))
  await user.type(await box('Model'), 'X1')
  await user.type(await box('Reason'), 'Mine broke')
  expect(document.title).toMatch(/^New laptop · /)
  expect(await axe(container)).toHaveNoViolations()

  await user.click(screen.getByRole('button', { name: 'Submit' }))

  expect(await screen.findByRole('heading', { name: 'Your request was submitted' })).toBeVisible()
  expect(asked).toEqual([
    {
      formContainer: 'RequestForms',
      id: FORM,
      pid: DEFINITION,
      recipient: 'cn=ann,o=data',
      locale: 'en',
    },
  ])
  expect(sent).toEqual([
    {
      reqPermissions: [{ id: DEFINITION, entityType: 'prd' }],
      recipients: [{ dn: 'cn=ann,o=data', type: 'user' }],
      data: [
        { key: 'model', value: ['X1'] },
        { key: 'reason', value: ['Mine broke'] },
      ],
    },
  ])
})

async function denyWithReason(user: ReturnType<typeof renderAt>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Deny' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deny' }))
  await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Not this year{Enter}')
}

test('a window has no bar, no menu and no footer, and can be closed when it is done', async () => {
  const close = jest.spyOn(window, 'close').mockReturnValue()
  fakeForms(approvalForm)
  const { user } = renderAt(toFormWindow(task))
  await denyWithReason(user)
  await user.click(await screen.findByRole('button', { name: 'Close window' }))

  expect(close).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
})

const naming = (key: string) => ({
  ...approvalForm,
  components: approvalForm.components?.map((each) =>
    each.key === 'comments' ? { ...each, key } : each,
  ),
})

test.each([
  ['comments', approvalForm],
  ['apwaComment', naming('apwaComment')],
])('a decision goes to the task with its %s and with what the form shows', async (_key, form) => {
  const { asked, sent } = fakeForms(form)
  const { user } = renderAt(toFormWindow(task))
  await user.type(await box('Comment'), 'Fine')

  await user.click(screen.getByRole('button', { name: 'Approve' }))

  expect(await screen.findByRole('heading', { name: 'You approved the request' })).toBeVisible()
  expect(asked[0]).toMatchObject({ formContainer: 'ApprovalForms', id: '4711', locale: 'en' })
  expect(sent).toEqual([
    {
      taskId: '4711',
      taskAction: 'ApprovalAction',
      comments: 'Fine',
      data: [{ key: 'purpose', value: ['A fair'] }],
    },
  ])
})

test('a window that has submitted tells the page that opened it', async () => {
  const heard: unknown[] = []
  opener = new BroadcastChannel('form-windows')
  opener.onmessage = ({ data }) => heard.push(data)
  fakeForms(approvalForm)
  const { user } = renderAt(toFormWindow(task))
  await denyWithReason(user)

  await waitFor(() => expect(heard).toEqual([{ name: 'task 4711', action: 'DenyAction' }]))
})

test('a refused decision says why, and the comment stays', async () => {
  fakeForms(approvalForm, { success: false, message: 'The task is not yours any more.' })
  const { user } = renderAt(toFormWindow(task))
  await user.type(await box('Comment'), 'Fine')

  await user.click(screen.getByRole('button', { name: 'Approve' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('The task is not yours any more.')
  expect(await box('Comment')).toHaveValue('Fine')
})

test('a request that nobody got says why, and what was entered stays', async () => {
  const failed = { id: DEFINITION, name: 'New laptop', reason: 'You may not ask for it.' }
  fakeForms(requestForm, { success: false, OperationNodes: [node('cn=ann,o=data', failed)] })
  const { user } = renderAt(toFormWindow(request))
  await user.type(await box('Model'), 'X1')

  await user.click(screen.getByRole('button', { name: 'Submit' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('You may not ask for it.')
  expect(await box('Model')).toHaveValue('X1')
})

test('a request that only some got names who did not', async () => {
  const failed = { id: DEFINITION, name: 'New laptop', reason: 'Ben has one.' }
  const nodes = [node('cn=ann,o=data'), node('cn=ben,o=data', failed)]
  fakeForms(requestForm, { success: false, OperationNodes: nodes })
  const { user } = renderAt(toFormWindow(request))
  await user.type(await box('Model'), 'X1')

  await user.click(screen.getByRole('button', { name: 'Submit' }))

  expect(await screen.findByText('Not everything was requested')).toBeVisible()
  expect(await screen.findByText(/Ben has one\./)).toBeVisible()
})

test('the form of a template is shown to be looked at, with what would be made of it', async () => {
  const { asked } = fakeForms(requestForm)
  renderAt(toFormWindow(template).replace(/&pid=[^&]+/, ''))

  expect(await screen.findByRole('heading', { name: 'Site access' })).toBeVisible()
  expect(await box('Model')).toHaveAttribute('readonly')
  expect(screen.getByText('Serial')).toBeVisible()
  expect(screen.getByText('2')).toBeVisible()
  expect(screen.getByText('Added by your organization')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
  expect(asked[0]).toMatchObject({ id: FORM, pid: 'cn=SingleApproval,o=system' })
})

test('the form of a template opens in a new window, which is told what it is about', async () => {
  jest.spyOn(window, 'focus').mockReturnValue()
  const open = jest.spyOn(window, 'open').mockReturnValue(window)
  const path = toFormWindow(template)
  const { user } = renderOnPage(
    () => <OpenFormWindow path={path} name="template" onSubmitted={jest.fn()} />,
    { texts: ['workflowForm'] },
  )
  await user.click(await screen.findByRole('button', { name: 'Open in new window' }))

  const [address] = open.mock.calls[0] ?? []
  const query = new URLSearchParams(String(address).split('?')[1])
  expect(Object.fromEntries(query)).toEqual({ sid: 'IDM', uri: '/rest/access/forms', ...template })
})

test.each([
  ['no form', '/form/details'],
  [
    'another place',
    `${toFormWindow(task)}&uri=x`.replace('%2Frest%2Faccess%2Fforms', '%2Frest%2Fevil'),
  ],
  ['an unknown kind of forms', toFormWindow(task).replace('ApprovalForms', 'Templates')],
])('an address that names %s is told, and nothing is asked', async (_what, address) => {
  const { asked } = fakeForms(approvalForm)
  renderAt(address)

  expect(await screen.findByRole('heading', { name: 'No form at this address' })).toBeVisible()
  expect(asked).toEqual([])
})

test('a form that cannot be read says why and can be read again', async () => {
  server.use(
    http.get(
      atUpstream('access/forms'),
      () =>
        HttpResponse.json(
          { Fault: { Reason: { Text: 'No form is bound to it.' } } },
          { status: 489 },
        ),
      { once: true },
    ),
  )
  const { user } = renderAt(toFormWindow(task))
  expect(await screen.findByText('No form is bound to it.')).toBeVisible()
  fakeForms(approvalForm)

  await user.click(screen.getByRole('button', { name: /again/ }))

  expect(await box('Comment')).toBeVisible()
})

describe('a form with scripts of others', () => {
  const foreign = { ...requestForm, externalScripts: ['https://a.example/x.js'] }
  const renderForeign = (...values: string[]) => {
    fakeForms(foreign)
    const answered = jest.fn()
    const properties = values.map((value, index) => ({ key: `forms.${String(index)}`, value }))
    server.use(
      http.get(atUpstream('access/rob/ismproperties/oauth'), () => {
        answered()
        return HttpResponse.json({ properties }, { status: values.length > 0 ? 200 : 500 })
      }),
    )
    renderAt(toFormWindow(request))
    return waitFor(() => expect(answered).toHaveBeenCalled())
  }

  test('leads to where the identity applications show it', async () => {
    await renderForeign('https://idm.example', 'forms', 'more')

    const link = await screen.findByRole('link', { name: /in the identity applications/ })
    expect(link).toHaveAttribute('href', `https://idm.example/forms/#${toFormWindow(request)}`)
  })

  test.each([['javascript:alert(1)//', 'x'], ['https://idm.example'], []])(
    'leads nowhere where the properties name no page, or cannot be read: %s',
    async (...values) => {
      await renderForeign(...values)
      expect(await screen.findByText(/scripts from other addresses/)).toBeVisible()
      await act(() => new Promise((soon) => setTimeout(soon, 50)))

      expect(screen.queryByRole('link', { name: /identity applications/ })).toBeNull()
    },
  )
})
