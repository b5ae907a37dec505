import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'

const APPROVAL = 'ProxyMode Approval is required!'
const REFUSAL = 'You are not a proxy of this user.'

test('that it has to be approved is said from the start, until the server has said no', async () => {
  const person = { dn: 'cn=isolberg,ou=users,o=data', fullName: 'Ingrid Solberg' }
  server.use(
    http.get(atUpstream('access/proxy/for'), () =>
      HttpResponse.json({ proxyForUsers: [person], nextUserIndex: 0 }),
    ),
    http.get(atUpstream('access/rob'), () =>
      HttpResponse.json({ Fault: { Reason: { Text: REFUSAL } } }, { status: 489 }),
    ),
  )
  const { user } = renderAt('/users/me', { routes: pages, bootstrap: { proxyFor: true } })
  await user.click(await screen.findByRole('button', { name: /Amara Okafor/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Proxy As' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Proxy As' }))
  expect(dialog.getByText(APPROVAL)).toBeVisible()

  await user.type(screen.getByRole('searchbox'), 'Ingrid{Enter}')
  await user.click(await screen.findByRole('option', { name: /Ingrid Solberg/ }))
  expect(dialog.getByText(APPROVAL)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Continue' }))

  expect(await dialog.findByText(REFUSAL)).toBeVisible()
  expect(dialog.queryByText(APPROVAL)).not.toBeInTheDocument()
})
