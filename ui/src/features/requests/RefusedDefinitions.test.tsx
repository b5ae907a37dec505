import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeDefinitions, openForm, submit } from './fakeDefinitions'
import { answerWith, fakeRequests, role } from './fakeRequestsServer'
import { toRequests } from './routes'

function known(...world: Parameters<typeof fakeDefinitions>) {
  const fake = fakeDefinitions(...world)
  server.use(...fake.handlers)
  return fake
}

const UNKNOWN = /^The server gave no reason\. It may not know this request form yet/

const cart = () => within(screen.getByRole('region', { name: 'Your request' }))

test.each([
  ['in a word', HttpResponse.json({ success: false })],
  ['naming nobody', HttpResponse.json({ success: false, OperationNodes: [] })],
  ['person by person', undefined],
])(
  'a definition that is refused without a reason (%s) may be too new, and stays with what was entered',
  async (_case, answer) => {
    known({}, answer ? () => answer : answerWith(() => ''))
    const view = renderAt(toRequests())
    const add = await openForm(view)
    await view.user.type(screen.getByRole('textbox', { name: 'Model' }), 'X1')
    await add()
    await submit(view)

    expect(await cart().findByText(UNKNOWN)).toBeVisible()
    await view.user.click(cart().getByRole('button', { name: 'Form Laptop' }))
    expect(await screen.findByRole('textbox', { name: 'Model' })).toHaveValue('X1')
  },
)

test('a role that is refused without a reason says so, and stays', async () => {
  server.use(
    ...fakeRequests(
      { permissions: [role('Payer')] },
      answerWith(() => ''),
    ).handlers,
  )
  const view = renderAt(toRequests())
  await view.user.click(await screen.findByRole('button', { name: 'Add Payer' }))
  await submit(view)

  expect(await cart().findByText('Some error occurred please try again')).toBeVisible()
})
