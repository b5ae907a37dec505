import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../../testing/addresses'
import { playSandbox } from '../../../testing/playSandbox'
import { renderForm } from '../../../testing/renderForm'
import { server } from '../../../testing/server'
import type { FormDocument } from '../workflow-form/formJson'

const ANN = 'cn=ann,ou=users,o=data'
const BEN = 'cn=ben,ou=users,o=data'

const person = (dn: string, name: string) => ({ dn, entityDisplayValue: name, attributes: [] })

beforeEach(() => {
  Object.assign(navigator, { userActivation: { isActive: true } })
  server.use(
    http.get(atUpstream('access/entities/list'), ({ request }) => {
      const dn = new URL(request.url).searchParams.get('entityDN')
      const people = [person(ANN, 'Ann Lee'), person(BEN, 'Ben Ito')]
      const entityList = people.filter((each) => dn === null || each.dn === dn)
      return HttpResponse.json({ entityList, nextIndex: 0 })
    }),
  )
})

const form = {
  title: 'Flight',
  components: [
    { type: 'dn_display', key: 'for', label: 'For', entityKey: 'user', defaultValue: BEN },
    {
      type: 'datagrid',
      key: 'seats',
      label: 'Seats',
      components: [{ type: 'dynamic_entity', key: 'who', label: 'Who', entityKey: 'user' }],
    },
    { type: 'tags', key: 'tags', label: 'Tags', maxTags: 2 },
    { type: 'file', key: 'ticket', label: 'Ticket', storage: 'base64', multiple: true },
    { type: 'button', key: 'submit', label: 'Book' },
  ],
  inlinescripts: ['x()'],
} as unknown as FormDocument

const pdf = (name: string, url: string) => ({ name, originalName: name, size: 3, type: '', url })
const TICKET = pdf('a.pdf', 'data:application/pdf;base64,AAAA')

const values = { seats: [{ who: BEN }, { who: ANN }], ticket: [TICKET] }

async function open(isReadOnly = false) {
  const view = renderForm({ form, values, isReadOnly })
  const sandbox = playSandbox(await screen.findByTitle<HTMLIFrameElement>('Flight'))
  await waitFor(() =>
    expect(sandbox.heard).toContainEqual(expect.objectContaining({ type: 'open' })),
  )
  await sandbox.tell({ values: (sandbox.heard[0] as { values: object }).values })
  const ask = (name: string) => sandbox.say({ type: 'choose', name })
  return { ...view, ...sandbox, ask }
}

test('the sandbox is told the names of what the form begins with', async () => {
  const { heard } = await open()

  await waitFor(() =>
    expect(heard.at(-1)).toEqual({
      type: 'name',
      names: { for: { [BEN]: 'Ben Ito' }, 'seats.who': { [BEN]: 'Ben Ito', [ANN]: 'Ann Lee' } },
    }),
  )
})

test('who is chosen in the dialog of the console goes to the field that asked, with the name', async () => {
  const { user, heard, ask, tell } = await open()
  await tell({ values: { ...values, seats: [{ who: '' }] } })
  await ask('seats.0.who')
  const asked = within(await screen.findByRole('dialog'))
  await user.type(await asked.findByRole('searchbox', { name: 'Search users' }), 'Ann')
  await user.click(await screen.findByRole('option', { name: /Ann Lee/ }))
  await user.click(asked.getByRole('button', { name: 'Choose' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(heard).toContainEqual({ type: 'fill', name: 'seats.0.who', value: ANN })
  await waitFor(() =>
    expect(heard.at(-1)).toMatchObject({ names: { 'seats.who': { [ANN]: 'Ann Lee' } } }),
  )
})

test('a form that asks without a press opens nothing, nor for what it does not have', async () => {
  const { ask } = await open()
  await ask('nothing')
  Object.assign(navigator, { userActivation: { isActive: false } })
  await ask('tags')

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a value that breaks a rule of its field is told in the dialog, and stays there', async () => {
  const { user, heard, ask, tell } = await open()
  await tell({ values: { tags: 'red,blue,green' } })
  await ask('tags')
  const asked = within(await screen.findByRole('dialog'))
  await user.click(asked.getByRole('button', { name: 'Choose' }))
  expect(await asked.findByText('Choose at most 2')).toBeVisible()

  await user.click(asked.getByRole('button', { name: 'Remove Tags 3' }))
  await user.click(asked.getByRole('button', { name: 'Choose' }))
  expect(heard).toContainEqual({ type: 'fill', name: 'tags', value: 'red,blue' })
})

test('what files hold stays with the console until the form is sent', async () => {
  const { user, heard, ask, answer, onSubmit } = await open()
  expect(JSON.stringify(heard)).not.toContain('base64,AAAA')
  await ask('ticket')
  const asked = within(await screen.findByRole('dialog'))
  expect(asked.getByRole('link', { name: 'a.pdf' })).toHaveAttribute('href', TICKET.url)
  await user.click(asked.getByRole('button', { name: 'Choose' }))

  const filled = heard.findLast(({ type }) => type === 'fill')
  expect(filled).toMatchObject({ name: 'ticket', value: [{ name: 'a.pdf' }] })
  expect(JSON.stringify(filled)).not.toContain('base64,')

  await user.click(await screen.findByRole('button', { name: 'Book' }))
  const { value: ticket } = filled as unknown as { value: object[] }
  await answer('check', { values: { ticket: [...ticket, pdf('c', 'kept:9')] } })
  expect(onSubmit).toHaveBeenCalledWith({ ticket: [TICKET] }, 'submit')
})

test('to be read, a file is opened in a dialog that has nothing to choose', async () => {
  const { ask } = await open(true)
  await ask('ticket')
  const asked = within(await screen.findByRole('dialog'))

  expect(asked.getByRole('heading', { name: 'Show' })).toBeVisible()
  expect(asked.getByRole('link', { name: 'a.pdf' })).toHaveAttribute('href', TICKET.url)
  expect(asked.queryByRole('button', { name: 'Choose' })).not.toBeInTheDocument()
})
