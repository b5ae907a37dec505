import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { toSod } from '../sod/routes'
import { toUser } from './routes'

const ann = 'cn=ann,ou=users,o=data'
const rule = { sodId: 'cn=Pay,o=system', sodName: 'Pay', perm1Name: 'Clerk', perm2Name: 'Auditor' }

test('who may see constraints is told on the page of a person which of them that person violates', async () => {
  server.use(
    fakeRights('sod'),
    http.get('*/rest/access/users/details', () =>
      HttpResponse.json({ dn: ann, fullName: 'Ann', primaryAttributes: [] }),
    ),
    http.get('*/rest/access/sods/violations/user', ({ request }) => {
      const of = new URL(request.url).searchParams.get('userDn')
      return HttpResponse.json({ id: of, sods: of === ann ? [rule] : [] })
    }),
  )
  renderAt(toUser(ann))

  const conflicts = within(await screen.findByRole('region', { name: 'Conflicts of duties' }))
  expect(conflicts.getByRole('link', { name: 'Pay' })).toHaveAttribute(
    'href',
    expect.stringContaining(toSod(rule.sodId)),
  )
  expect(conflicts.getByText(/Clerk.*Auditor/)).toBeVisible()
})
