import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { toUserCreate } from './routes'

const SCHEMA = atUpstream('access/entities/schema')

test.each([
  [500, '', /^An error has occurred while processing your request\./],
  [507, 'No room for accounts', '507 No room for accounts'],
])(
  'when the form of a new user fails with %d %s the page says so, has no fields, and can try again',
  async (status, statusText, words) => {
    const title = { key: 'Title', displayLabel: 'Title', dataType: 'String', isEditable: true }
    server.use(
      http.get(SCHEMA, () => new HttpResponse(null, { status, statusText }), { once: true }),
      http.get(SCHEMA, () =>
        HttpResponse.json({ container: 'o=data', namingAttr: 'CN', attributesList: [title] }),
      ),
    )
    const { user } = renderAt(toUserCreate())

    expect(await screen.findByText('Could not load the form.')).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible()
  },
)

const field = (name: RegExp) => screen.findByRole('textbox', { name })

/** Opens the form of a new user in this container, with user name and last name filled in. */
async function openForm(container: string, password = 'demoPass1') {
  const described = { dataType: 'String', isEditable: true, isRequired: true }
  const sent: unknown[] = []
  server.use(
    http.get(SCHEMA, () =>
      HttpResponse.json({
        container,
        namingAttr: 'CN',
        attributesList: [
          { ...described, key: 'CN', displayLabel: 'User name' },
          { ...described, key: 'LastName', displayLabel: 'Last name' },
        ],
      }),
    ),
    http.post(atUpstream('access/user'), async ({ request }) => {
      sent.push(await request.json())
      const Reason = { Text: 'The account nnew exists already.' }
      return HttpResponse.json({ Fault: { Reason } }, { status: 489 })
    }),
  )
  const { user } = renderAt(toUserCreate())
  await user.type(await field(/^User name/), 'nnew')
  await user.type(screen.getByLabelText(/^Password/), password)
  return { user, sent }
}

test('a missing container is told at its field at the first press, as other missing values are', async () => {
  const { user, sent } = await openForm('')
  await user.click(screen.getByRole('button', { name: 'Create user' }))

  const container = screen.getByRole('group', { name: /^Container/ })
  await waitFor(() => expect(container).toHaveAccessibleDescription('Required'))
  expect(await field(/^Last name/)).toBeInvalid()
  expect(sent).toEqual([])
})

test('a bad password and a missing name are both told at the first press', async () => {
  const { user, sent } = await openForm('ou=users,o=data', 'short')
  await user.click(screen.getByRole('button', { name: 'Create user' }))

  const name = await field(/^Last name/)
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Required/))
  expect(screen.getByLabelText(/^Password/)).toBeInvalid()
  expect(sent).toEqual([])
})

test('a user name that another account has is told at its field', async () => {
  const { user } = await openForm('ou=users,o=data')
  await user.type(await field(/^Last name/), 'New')
  await user.click(screen.getByRole('button', { name: 'Create user' }))

  const name = await field(/^User name/)
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAccessibleDescription(/Another entry has this name/)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
