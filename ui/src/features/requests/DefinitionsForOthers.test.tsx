import { screen, waitFor, within } from '@testing-library/react'
import { bootstrap } from '../../testing/bootstrap'
import { clientWith, setting } from '../../testing/clientSettings'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeDefinitions, formDialog, formWith, openForm, submit } from './fakeDefinitions'
import { answerWith, personDn } from './fakeRequestsServer'
import { toRequests } from './routes'

function known(...world: Parameters<typeof fakeDefinitions>) {
  const fake = fakeDefinitions(...world)
  server.use(...fake.handlers)
  return fake
}

const others = {
  rights: { ...bootstrap().rights, domains: ['PROVISIONING'] },
  ...clientWith({ customization: { maxUserSearchLimit: setting(40) } }),
}

/** Opens the request page of an administrator, and adds these recipients. */
async function requestFor(...names: string[]) {
  const view = renderAt(toRequests(), { bootstrap: others })
  const { user } = view
  await user.click(await screen.findByRole('radio', { name: 'Others' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'find{Enter}')
  for (const name of names) await user.click(await screen.findByRole('option', { name }))
  await user.keyboard('{Escape}')
  return view
}

test('a form is filled in once for all, in one call', async () => {
  const { sent, asked } = known({ people: ['Ann', 'Ben'] })
  const view = await requestFor('Ann', 'Ben')
  const add = await openForm(view)
  expect(formDialog().getByText(/^Recipients: 2\./)).toBeVisible()
  await view.user.type(formDialog().getByRole('textbox', { name: 'Model' }), 'X1')
  await add()
  await submit(view)

  expect(await screen.findByText('Requests submitted: 2')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body.recipients).toEqual(
    ['Ann', 'Ben'].map((name) => ({ dn: personDn(name), type: 'user' })),
  )
  const form = asked.find(({ pathname }) => pathname.endsWith('access/forms'))?.searchParams
  expect(form?.get('recipient')).toBe(personDn('Ann'))
})

const named = formWith({ type: 'hidden', key: 'recipient', defaultValue: personDn('Ann') })

test('a form that says for whom it is goes to each of them for themself, and is told one by one', async () => {
  const refused = answerWith((_id, dn) => (dn === personDn('Ben') ? 'Ben left.' : undefined))
  const { sent } = known({ people: ['Ann', 'Ben'], form: named }, refused)
  const view = await requestFor('Ann', 'Ben')
  const add = await openForm(view)
  await view.user.type(formDialog().getByRole('textbox', { name: 'Model' }), 'X1')
  await add()
  await submit(view)

  expect(await screen.findByText(/^1 of 2 requests submitted/)).toBeVisible()
  const forWhom = sent.map(({ body }) => [body.recipients, (body.data as unknown[])[2]])
  expect(forWhom).toEqual(
    ['Ann', 'Ben'].map((name) => [
      [{ dn: personDn(name), type: 'user' }],
      { key: 'recipient', value: [personDn(name)] },
    ]),
  )
  const cart = within(screen.getByRole('region', { name: 'Your request' }))
  expect(cart.getByText('Ben left.')).toBeVisible()
  await waitFor(() => expect(cart.getByRole('button', { name: 'Submit 1 request' })).toBeEnabled())
})
