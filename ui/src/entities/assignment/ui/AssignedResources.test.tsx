import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beginWithoutDrafts } from '../../../testing/draftDevice'
import { atUpstream } from '../../../testing/addresses'
import { ANN } from '../../../testing/fakeRolesOfAnn'
import { fakePreferences } from '../../../testing/fakePreferences'
import { fakeRights } from '../../../testing/fakeRights'
import { renderAssigned } from '../../../testing/renderAssigned'
import { server } from '../../../testing/server'

const LAPTOP = { id: 'cn=Laptop,o=resources', name: 'Laptop' }
/** Ann has nothing; `sent` notes what is assigned. */
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
