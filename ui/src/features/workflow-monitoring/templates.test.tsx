import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePeople } from '../../testing/fakePeople'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { toTemplates, toWorkflowCreate } from './routes'

const SERIAL = 'cn=SerialApproval,cn=Templates,o=system'
const SITE = 'cn=SiteAccess,cn=Templates,o=system'
const REQUEST = 'cn=Request,cn=RequestForms,o=system'

const template = (dn: string, templateName: string) => ({ dn, templateName, description: '' })

/**
 * A fake forms service with two templates, one of which the installation has added; it records what
 * is created.
 */
function fakeTemplates() {
  const created: unknown[] = []
  server.use(
    ...fakePeople(['eve']),
    ...fakePreferences().handlers,
    http.get('*/forms/listTemplates', ({ request }) => {
      const own = [template(SITE, 'Site Access')]
      const isCustom = new URL(request.url).searchParams.get('isCustom') === 'true'
      const all = [template(SERIAL, 'Serial Approval'), ...own]
      return HttpResponse.json({ prdTemplates: isCustom ? own : all })
    }),
    http.get('*/forms/listWorkflowForms', () =>
      HttpResponse.json({ worfklowFormsList: [template(REQUEST, 'Request')] }),
    ),
    http.get('*/forms/dataItemsList', () =>
      HttpResponse.json({ dataItems: [{ fieldKey: 'model', dataType: 'string' }] }),
    ),
    http.post('*/rest/access/workflow', async ({ request }) => {
      created.push(await request.json())
      return HttpResponse.json({ success: true, dn: 'cn=Badge', name: 'Badge' })
    }),
  )
  return { created }
}

test('templates tell which of them are the own ones, and open in a window with all parameters', async () => {
  fakeTemplates()
  jest.spyOn(window, 'focus').mockReturnValue()
  const open = jest.spyOn(window, 'open').mockReturnValue(window)
  const { user } = renderAt(toTemplates())
  const row = within(await screen.findByRole('row', { name: /Site Access/ }))
  expect(row.getByText('Added by your organization')).toBeVisible()

  await user.click(row.getByRole('button', { name: /Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Open in new window' }))

  const [address] = open.mock.calls[0] ?? []
  expect(Object.fromEntries(new URLSearchParams(String(address).split('?')[1]))).toEqual({
    sid: 'IDM',
    uri: '/rest/access/forms',
    formContainer: 'RequestForms',
    id: SITE,
    pid: SITE,
    pdn: SITE,
    pname: 'Site Access',
    ptype: '',
    atype: '',
    asteps: '',
    locale: 'en',
    isCustomTemplate: 'true',
  })
})

test('templates are filtered by their origin', async () => {
  fakeTemplates()
  const { user } = renderAt(toTemplates())
  await screen.findByRole('row', { name: /Serial Approval/ })

  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const origin = await screen.findByRole('combobox', { name: 'Origin' })
  await user.selectOptions(origin, 'Added by your organization')
  await user.click(screen.getByRole('button', { name: 'Apply' }))

  await waitFor(() =>
    expect(screen.queryByRole('row', { name: /Serial Approval/ })).not.toBeInTheDocument(),
  )
  expect(screen.getByRole('row', { name: /Site Access/ })).toBeVisible()
})

test('a window that the browser blocks has a link in its place', async () => {
  fakeTemplates()
  jest.spyOn(window, 'open').mockReturnValue(null)
  const { user } = renderAt(toTemplates())
  const row = within(await screen.findByRole('row', { name: /Site Access/ }))
  await user.click(row.getByRole('button', { name: /Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Open in new window' }))

  expect(await screen.findByRole('link', { name: 'Open the form' })).toHaveAttribute(
    'href',
    expect.stringContaining('#/form/details?'),
  )
})

test('a workflow is created in steps, and a step without an approver is not passed', async () => {
  const { created } = fakeTemplates()
  const { user } = renderAt(toWorkflowCreate(SERIAL))
  const next = async () => user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('radio', { name: /Serial Approval/ })).toBeChecked()
  await next()
  expect(await screen.findByText('Made from the name if empty')).toBeVisible()
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Badge')
  expect(screen.getByText(/If empty, it becomes Badge\./)).toBeVisible()
  await next()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Request form' }), 'Request')
  await user.click(await screen.findByRole('checkbox', { name: /model/ }))
  await next()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Who decides' }), 'People')
  await next()
  expect(await screen.findByText(/Select at least one approver/)).toBeVisible()

  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Who decides' }),
    'Manager of the recipient',
  )
  await next()
  await user.click(await screen.findByRole('button', { name: 'Create workflow' }))

  await waitFor(() => expect(created).toHaveLength(1))
  expect(created[0]).toEqual({
    cn: 'Badge',
    template: SERIAL,
    processType: 'Provisioning',
    prdName: [{ key: 'en', value: 'Badge' }],
    prdDescription: [],
    requestInfo: { requesterFormDN: REQUEST, requestDataItem: [{ name: 'model', type: 'string' }] },
    approvalType: 'Serial',
    approveInfo: [
      { approvalFormDN: null, approvalOrder: 1, approversType: 'manager', approvers: [] },
    ],
  })
  expect(await screen.findByText('Badge created')).toBeVisible()
})
