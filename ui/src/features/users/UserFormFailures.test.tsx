import { screen } from '@testing-library/react'
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
