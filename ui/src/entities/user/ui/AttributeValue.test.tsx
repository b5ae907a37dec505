import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { toUser } from '../../../features/users/routes'
import { renderAt } from '../../../testing/renderAt'
import { atUpstream } from '../../../testing/addresses'
import { server } from '../../../testing/server'

const DN = 'cn=isolberg,ou=users,o=data'

test('what has no form of its own is plain text, whatever it looks like', async () => {
  const text = (key: string, $: string) => ({ key, dataType: 'String', attributeValues: [{ $ }] })
  const primaryAttributes = [
    text('Homepage', 'https://a.example/ingrid'),
    text('Mobile', '+47 906 55 018'),
    text('OtherMail', 'ingrid@home.example'),
  ]
  server.use(
    http.get(atUpstream('access/users/details'), () =>
      HttpResponse.json({ dn: DN, fullName: 'Ingrid Solberg', primaryAttributes }),
    ),
  )
  renderAt(toUser(DN))

  const primary = within(await screen.findByRole('region', { name: 'Primary attributes' }))
  expect(primary.getByText('https://a.example/ingrid')).toBeVisible()
  expect(primary.getByText('+47 906 55 018')).toBeVisible()
  expect(primary.getByText('ingrid@home.example')).toBeVisible()
  expect(primary.queryByRole('link')).not.toBeInTheDocument()
})
