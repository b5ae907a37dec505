import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { requestFormName } from '../../entities/workflow-form/formName'
import { tellSubmitted } from '../../entities/workflow-form/formWindows'
import { axe } from '../../testing/axe'
import { renderAt } from '../../testing/renderAt'
import { inArabic } from '../../testing/renderOnPage'
import { server } from '../../testing/server'
import { fakeDefinitions, formDialog, formWith, laptop, openForm, submit } from './fakeDefinitions'
import { SELF } from './fakeRequestsServer'
import { toRequests } from './routes'

function known(...world: Parameters<typeof fakeDefinitions>) {
  const fake = fakeDefinitions(...world)
  server.use(...fake.handlers)
  return fake
}

test('a request definition is asked for with its form, whose rules hold, in one call of its own', async () => {
  const { sent, asked } = known({
    form: formWith({ type: 'number', key: 'count', label: 'Count' }),
  })
  const view = renderAt(toRequests())
  await view.user.click(await screen.findByRole('radio', { name: 'Request forms' }))
  await waitFor(() => expect(asked.at(-1)?.searchParams.getAll('type')).toEqual(['PRD']))
  const add = await openForm(view)
  expect(formDialog().queryByRole('button', { name: 'Send' })).not.toBeInTheDocument()
  await add()
  expect(formDialog().getByText('Required', { selector: ':not(.mark)' })).toBeVisible()
  await view.user.type(formDialog().getByRole('textbox', { name: 'Model' }), 'X1')
  await view.user.type(formDialog().getByRole('textbox', { name: 'Count' }), '2')
  await add()
  await submit(view)

  expect(await screen.findByText('Request submitted')).toBeVisible()
  expect(sent).toEqual([
    {
      path: 'access/requests/permissions/v2',
      body: {
        reqPermissions: [{ id: laptop.id, entityType: 'prd' }],
        recipients: [],
        data: [
          { key: 'model', value: ['X1'] },
          { key: 'reason', value: ['Year end'] },
          { key: 'count', value: ['2'] },
        ],
      },
    },
  ])
  const form = asked.find(({ pathname }) => pathname.endsWith('access/forms'))?.searchParams
  expect(Object.fromEntries(form ?? [])).toEqual({
    formContainer: 'RequestForms',
    id: laptop.requestFormId,
    pid: laptop.id,
    locale: 'en',
  })
})

test('what was entered can be changed from the cart, and its own reason goes before that of the cart', async () => {
  const { sent } = known({})
  const view = renderAt(toRequests())
  const add = await openForm(view)
  await view.user.type(formDialog().getByRole('textbox', { name: 'Model' }), 'X1')
  await add()
  await view.user.click(await screen.findByRole('button', { name: 'Form Laptop' }))
  expect(await screen.findByRole('textbox', { name: 'Model' })).toHaveValue('X1')
  await view.user.type(screen.getByRole('textbox', { name: 'Why a new one' }), 'It broke')
  await view.user.click(screen.getByRole('button', { name: 'Apply' }))
  await submit(view)

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    data: [
      { key: 'model', value: ['X1'] },
      { key: 'reason', value: ['It broke'] },
    ],
  })
})

test('where it must end, the end is missed along with what the form lacks, and goes with it', async () => {
  const { sent } = known({ details: [{ ...laptop, isExpirationRequired: true }] })
  const view = renderAt(toRequests())
  const add = await openForm(view)
  await add()
  expect(formDialog().getAllByText('Required', { selector: ':not(.mark)' })).toHaveLength(2)
  await view.user.type(formDialog().getByRole('textbox', { name: 'Model' }), 'X1')
  await add()
  expect(formDialog().getByText('Required', { selector: ':not(.mark)' })).toBeVisible()
  await view.user.type(formDialog().getByRole('textbox', { name: /^Duration/ }), '1{Tab}')
  await add()
  await submit(view)

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body.expDate).toBeGreaterThan(Date.now())
})

test('a form that the console cannot show says why, and the definition cannot be asked for', async () => {
  known({ form: formWith({ type: 'hologram', key: 'face', label: 'Face' }) })
  const { user } = renderAt(toRequests())
  await user.click(await screen.findByRole('button', { name: 'Add Laptop' }))

  expect(await screen.findByText(/fields that the console does not support/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to request' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByText(/^Your request is empty/)).toBeVisible()
})

test('a form that cannot be read says so, and is asked for again', async () => {
  known({})
  server.use(
    http.get('*/rest/access/forms', () => new HttpResponse(null, { status: 502 }), { once: true }),
  )
  const { user } = renderAt(toRequests())
  await user.click(await screen.findByRole('button', { name: 'Add Laptop' }))
  expect(await screen.findByText('The form could not be loaded.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('textbox', { name: 'Model' })).toBeVisible()
})

test('the form is filled in in a window of its own too, which asks at once', async () => {
  known({})
  const open = jest.spyOn(window, 'open').mockReturnValue({ focus: jest.fn() } as unknown as Window)
  const { user } = renderAt(toRequests())
  await user.click(await screen.findByRole('button', { name: 'Add Laptop' }))
  await user.click(await screen.findByRole('button', { name: 'Open in new window' }))
  expect(open).toHaveBeenCalledWith(
    expect.stringContaining('formContainer=RequestForms'),
    expect.any(String),
    expect.any(String),
  )
  act(() => tellSubmitted({ name: requestFormName(laptop.id), action: 'submit' }))

  expect(await screen.findByText('Request submitted')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a definition without a form asks its questions itself', async () => {
  const dataItems = [{ name: 'program', dataType: 'string', multiValued: false }]
  const account = { id: 'cn=Account', name: 'Account', entityType: 'prd', dataItems }
  const { sent } = known({ permissions: [account], details: [account] })
  const view = renderAt(toRequests())
  await view.user.click(await screen.findByRole('button', { name: 'Add Account' }))
  await view.user.type(await screen.findByRole('textbox', { name: /^program/ }), 'Backup')
  await view.user.click(screen.getByRole('button', { name: 'Add to request' }))
  await submit(view)

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    path: 'access/requests/permissions/item',
    body: { dataItems: [{ name: 'program', values: ['Backup'] }] },
  })
})

test('the dialog with its form is accessible, also from the right', async () => {
  known({ held: { [SELF]: [] } })
  const { user } = renderAt(toRequests(), { bootstrap: inArabic() })
  await user.click(await screen.findByRole('button', { name: 'Laptop' }))
  await screen.findByRole('textbox', { name: 'Model' })

  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations()
})
