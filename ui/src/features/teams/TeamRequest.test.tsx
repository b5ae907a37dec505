import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeMembers, fakeTeams, PERMISSIONS, person, team } from './fakeTeamsServer'
import { teamsRoutes, toTeam } from './routes'

const nightShift = team('Night Shift')
const MEMBERS = `${toTeam(nightShift.dn)}?section=members`

/** A team of three whose managers may request Payer; returns the bodies of the searches. */
function known() {
  const searched: unknown[] = []
  const payer = { id: 'cn=Payer,o=system', name: 'Payer', entityType: 'role' }
  server.use(
    ...fakeTeams(nightShift).handlers,
    ...fakePreferences().handlers,
    fakeMembers(['Ann Olsen', 'Bo Lind', 'Cy Hart'].map(person)).handler,
    http.post(PERMISSIONS, async ({ request }) => {
      searched.push(await request.json())
      return HttpResponse.json({ permissions: [payer], nextIndex: 0 })
    }),
  )
  return searched
}

test('for selected members one of the permissions of the team is chosen, and its request opens', async () => {
  const searched = known()
  const { user, router } = renderAt(MEMBERS, { routes: teamsRoutes })
  const seen: string[] = []
  router.subscribe(({ location }) => seen.push(location.pathname + location.search))
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ann Olsen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Bo Lind' }))
  await user.click(await screen.findByRole('button', { name: 'Request access…' }))

  const title = 'Request access for members of Night Shift'
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await user.type(dialog.getByRole('searchbox'), 'pay{Enter}')
  await user.click(await dialog.findByRole('option', { name: /Pay ?er/ }))
  await user.click(dialog.getByRole('button', { name: 'Continue' }))

  await waitFor(() => expect(seen.join()).toContain('/requests'))
  const asked = new URLSearchParams(
    seen.find((each) => each.startsWith('/requests'))?.split('?')[1],
  )
  expect(asked.getAll('for')).toEqual(['cn=Ann Olsen,o=data', 'cn=Bo Lind,o=data'])
  expect(asked.getAll('name')).toEqual(['Ann Olsen', 'Bo Lind'])
  expect([asked.get('item'), asked.get('kind')]).toEqual(['cn=Payer,o=system', 'role'])
  expect(searched).toEqual([{ targetSetDnList: [nightShift.dn], useExcludePermList: true }])
})
