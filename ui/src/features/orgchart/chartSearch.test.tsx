import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeOrgChart } from './fakeOrgChartServer'

/** The width of a phone: the page shows the tree, not the drawing. */
beforeEach(() => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: true }),
  })
})

/** A server whose directory has one group; returns the queries of the search. */
function directory() {
  const searched: Record<string, string>[] = []
  const attributes = [
    { key: 'Name', displayLabel: 'Name', isSearchable: true },
    { key: 'Description', displayLabel: 'Description', isSearchable: true },
    { key: 'Member', displayLabel: 'Members', isSearchable: false },
  ]
  const values = { Name: 'Auditors', Description: 'Reads the books' }
  server.use(
    ...fakeOrgChart([]),
    ...fakePreferences().handlers,
    http.get('*/rest/access/entities/definitions', () =>
      HttpResponse.json({ entityDefinitions: [{ key: 'group', attributes }], total: 1 }),
    ),
    http.get('*/rest/access/entities/list', ({ request }) => {
      searched.push(Object.fromEntries(new URL(request.url).searchParams))
      const found = Object.entries(values).map(([key, $]) => ({ key, attributeValues: [{ $ }] }))
      const group = { dn: 'cn=Auditors,o=data', entityDisplayValue: 'Auditors', attributes: found }
      return HttpResponse.json({ entityList: [group], nextIndex: 0, totalCount: 1 })
    }),
  )
  return searched
}

test('the search in a chart that begins at a group finds groups, and opens their chart along the same relationship', async () => {
  const searched = directory()
  const { user } = renderAt('/orgchart/cn%3Dbo%2Co%3Ddata?kind=group&relation=group2users')

  await user.type(await screen.findByRole('combobox', { name: 'Find a group' }), 'audit')
  await user.click(await screen.findByRole('option', { name: /Auditors.*Reads the books/ }))

  expect(searched).toEqual([
    expect.objectContaining({
      entityKey: 'group',
      q: 'audit',
      searchKeys: 'Name,Description',
      filterAttr: 'Name,Description',
      isOrgChart: 'true',
      size: '10',
    }),
  ])
  await waitFor(() =>
    expect(window.location.hash).toBe(
      '#/orgchart/cn%3DAuditors%2Co%3Ddata?kind=group&relation=group2users',
    ),
  )
})

test('a chart that leads from a group to nobody says what to find instead', async () => {
  directory()
  renderAt('/orgchart/cn%3Dcy%2Co%3Ddata?kind=group&relation=group2users')

  expect(
    await screen.findByText(/nothing below .*Cy Young.* or find another group\.$/),
  ).toBeVisible()
})

test('the chart of a person searches people, and keeps the relationship', async () => {
  const searched = directory()
  const person = { dn: 'cn=eve,o=data', fullName: 'Eve Stone' }
  server.use(
    http.get('*/rest/access/users/list', () =>
      HttpResponse.json({ usersList: [person], totalSize: 1, nextIndex: 0 }),
    ),
  )
  const { user } = renderAt('/orgchart?relation=user2devices')

  await user.type(await screen.findByRole('combobox', { name: 'Find a person' }), 'eve')
  await user.click(await screen.findByRole('option', { name: /Eve Stone/ }))

  await waitFor(() =>
    expect(window.location.hash).toBe('#/orgchart/cn%3Deve%2Co%3Ddata?relation=user2devices'),
  )
  expect(searched).toEqual([])
})
