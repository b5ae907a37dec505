import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beginWithoutDrafts } from '../../../testing/draftDevice'
import { atUpstream } from '../../../testing/addresses'
import { ANN } from '../../../testing/fakeRolesOfAnn'
import { fakePreferences } from '../../../testing/fakePreferences'
import { fakeRights } from '../../../testing/fakeRights'
import { renderAssigned } from '../../../testing/renderAssigned'
import { server } from '../../../testing/server'

const LAPTOP = { id: 'cn=Laptop,o=resources', name: 'Laptop' }
/** Ann has no resources; `sent` records the assignments. */
function resourcesOfAnn() {
  const sent: unknown[] = []
  server.use(
    ...fakePreferences().handlers,
    fakeRights('resource'),
    http.post(atUpstream('access/assignments/resource/list'), () =>
      HttpResponse.json({ total: 0, assignments: [] }),
    ),
    http.get(atUpstream('catalog/resources/listV2'), () =>
      HttpResponse.json({ resources: [LAPTOP], nextIndex: 0 }),
    ),
    http.post(atUpstream('catalog/resources/resource/assignments/assign'), async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ success: true, succeeded: [], failed: [] })
    }),
  )
  return sent
}

beginWithoutDrafts()

test('resources are asked for by name, and past what the server keeps by whoever reloads', async () => {
  resourcesOfAnn()
  const lists: unknown[] = []
  server.use(
    http.post(atUpstream('access/assignments/resource/list'), async ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      lists.push({ query, body: await request.json() })
      const badge = { id: 'cn=Badge,o=resources', name: 'Badge', entityType: 'resource' }
      return HttpResponse.json({ total: 1, assignments: [{ ...badge, causes: [] }] })
    }),
  )
  const { user } = renderAssigned('resource')
  expect(await screen.findByRole('row', { name: /Badge/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reload' }))

  await waitFor(() => expect(lists).toHaveLength(2))
  const query = { nextIndex: '1', size: '10', sortBy: 'name', sortOrder: 'asc' }
  expect(lists).toMatchObject([
    { query, body: { dn: ANN.dn } },
    { query: { ...query, forceRefresh: 'true' }, body: { dn: ANN.dn } },
  ])
})

test('resources are assigned by a call of their own', async () => {
  const sent = resourcesOfAnn()
  const { user } = renderAssigned('resource')
  await user.click(await screen.findByRole('button', { name: 'Assign resources' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('searchbox'), 'find{Enter}')
  await user.click(await screen.findByRole('option', { name: 'Laptop' }))
  await user.keyboard('{Escape}')
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'New colleague')

  await user.click(dialog.getByRole('button', { name: 'Assign' }))

  expect(await screen.findByText('1 resource requested for Ann Olsen')).toBeVisible()
  expect(sent).toEqual([{ dns: [LAPTOP.id], recipientDn: ANN.dn, description: 'New colleague' }])
})
