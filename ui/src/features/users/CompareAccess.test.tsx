import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'
import { atUpstream } from '../../testing/addresses'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { dnOf, fakeUsers, person } from './fakeUsersServer'
import { toComparison } from './routes'

type PermissionAssignmentListNode = components['schemas']['PermissionAssignmentListNode']
type PermissionAssignmentNode = components['schemas']['PermissionAssignmentNode']

const ANN = dnOf('aolsen')
const BO = dnOf('blind')

function role(name: string, entityType = 'role'): PermissionAssignmentNode {
  return { id: `cn=${name}`, name, entityType, causes: [{ type: 'user', removable: true }] }
}

/** The permissions of each person; the server gives pages of one row, so that several pages are read. */
const had: Record<string, PermissionAssignmentNode[]> = {
  [ANN]: [role('Auditor'), role('Payer'), role('VPN', 'resource')],
  [BO]: [role('Auditor'), role('Clerk')],
}

function twoPeople() {
  const people = [person('Ann Olsen'), person('Bo Lind')]
  server.use(
    ...fakePreferences().handlers,
    fakeUsers(people).handler,
    http.get(atUpstream('access/users/details'), ({ request }) => {
      const dn = new URL(request.url).searchParams.get('userDn')
      return HttpResponse.json(people.find((each) => each.dn === dn))
    }),
    http.post<never, { dn: string }>(atUpstream('access/assignments/list'), async ({ request }) => {
      const { nextIndex } = Object.fromEntries(new URL(request.url).searchParams)
      const all = had[(await request.json()).dn] ?? []
      const at = nextIndex === '1' ? 0 : 1
      const assignments = at === 0 ? all.slice(0, 1) : all.slice(1)
      return HttpResponse.json<PermissionAssignmentListNode>({ assignments, total: all.length })
    }),
  )
}

const rows = () => screen.getAllByRole('rowheader')
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const sides = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(-2)
    .map(({ textContent }) => textContent)

test('what two people have stands side by side, however many pages it fills', async () => {
  twoPeople()
  renderAt(toComparison(ANN, BO))

  expect(sides(await rowOf('Auditor'))).toEqual(['Assigned directly', 'Assigned directly'])
  expect(sides(await rowOf('Payer'))).toEqual(['Assigned directly', 'No'])
  expect(sides(await rowOf('Clerk'))).toEqual(['No', 'Assigned directly'])
  expect(rows()).toHaveLength(4)
  expect(screen.getByRole('columnheader', { name: 'Bo Lind' })).toBeVisible()
})

test('the address says which side is shown', async () => {
  twoPeople()
  renderAt(`${toComparison(ANN, BO)}&filter.having=left`)

  await rowOf('Payer')
  expect(rows()).toHaveLength(2)
  expect(screen.queryByText('Auditor')).not.toBeInTheDocument()
})

test('somebody to compare with is looked for, and stands in the address', async () => {
  twoPeople()
  const { user } = renderAt(toComparison(ANN))
  expect(await screen.findByText('Choose a person to compare with')).toBeVisible()

  await user.type(await screen.findByRole('searchbox'), 'Lind{Enter}')
  await user.click(await screen.findByRole('option', { name: /Bo/ }))

  await waitFor(() => expect(window.location.hash).toBe(`#${toComparison(ANN, BO)}`))
  expect(sides(await rowOf('Clerk'))).toEqual(['No', 'Assigned directly'])
})
