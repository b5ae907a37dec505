import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { atBff } from '../../testing/addresses'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { AMARA, CHART, fakeOrgChart } from './fakeOrgChartServer'

/** The width of a phone: the page shows the tree, not the drawing. */
beforeEach(() => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: true }),
  })
})

/** Starts a server with a directory; returns the queries of the chart calls. */
function directory() {
  const asked: URLSearchParams[] = []
  server.use(...fakeOrgChart(asked), ...fakePreferences().handlers)
  return asked
}

const row = (name: string | RegExp) => screen.findByRole('row', { name })

const late = (after = 0) => {
  let calls = 0
  return http.get(CHART, () => {
    calls += 1
    if (calls !== after + 1) return undefined
    return HttpResponse.json({ code: 'upstream_late' }, { status: 504 })
  })
}

test('it begins at oneself, says what somebody does, and not how to write to them', async () => {
  const asked = directory()
  renderAt('/orgchart')

  expect(await row('Amara Okafor · Head of IT')).toBeVisible()
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    relationshipKeys: 'user2users',
    entityDN: AMARA,
    entityDefKey: 'user',
    clientId: '1',
    nextIndex: '1',
    size: '10',
  })
})

test('the first level is open; the next is read when it is opened, and hidden again', async () => {
  const asked = directory()
  const { user } = renderAt('/orgchart')
  const bo = await row(/^Bo Lind/)

  await user.click(within(bo).getByRole('button'))
  expect(await row(/^Di Ergül/)).toBeVisible()
  expect(asked).toHaveLength(2)

  await user.click(within(await row(/^Bo Lind/)).getByRole('button'))
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Di Ergül/ })).toBeNull())
})

test('somebody below whom nobody is cannot be opened any more', async () => {
  directory()
  const { user } = renderAt('/orgchart')

  await user.click(within(await row(/^Cy Young/)).getByRole('button'))

  const cy = await row(/^Cy Young/)
  await waitFor(() => expect(within(cy).queryByRole('button')).toBeNull())
})

test('a chart with nobody below says so, and what to do', async () => {
  directory()
  renderAt('/orgchart/cn%3Dcy%2Co%3Ddata?relation=user2users')

  expect(await row(/^Cy Young/)).toBeVisible()
  expect(screen.getByText(/nothing below .*Cy Young.*find another person/)).toBeVisible()
})

test('the search offers who is in the chart first, and shows them there', async () => {
  directory()
  server.use(
    http.get('*/rest/access/users/list', () => HttpResponse.json({ usersList: [], totalSize: 0 })),
  )
  const { user } = renderAt('/orgchart')
  await row(/^Bo Lind/)

  await user.type(screen.getByRole('combobox', { name: 'Find a person' }), 'treasury')
  await user.click(await screen.findByRole('option', { name: /Bo Lind.*In this chart/ }))

  const bo = await row(/^Bo Lind/)
  await waitFor(() => expect(bo).toHaveFocus())
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  expect(window.location.hash).toBe('#/orgchart')
})

test('the keys of a tree open and close it', async () => {
  directory()
  const { user } = renderAt('/orgchart')
  const bo = await row(/^Bo Lind/)

  act(() => bo.focus())
  await user.keyboard('{ArrowRight}')
  expect(await row(/^Di Ergül/)).toBeVisible()

  await user.keyboard('{ArrowLeft}')
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Di Ergül/ })).toBeNull())
})

test('a row tells more about somebody, leads to their page and to the chart that begins at them', async () => {
  directory()
  const { user } = renderAt('/orgchart')
  await user.click(await row(/^Bo Lind/))

  const more = within(await screen.findByRole('dialog', { name: 'Bo Lind' }))
  expect(more.getByRole('link', { name: 'Start the chart here' })).toHaveAttribute(
    'href',
    '#/orgchart/cn%3Dbo%2Co%3Ddata?relation=user2users',
  )
  await user.click(more.getByRole('button', { name: 'View more info' }))
  await waitFor(() => expect(window.location.hash).toBe('#/users/cn%3Dbo%2Co%3Ddata'))
})

test('the chart stays while a card opens: the texts of the card came with the page', async () => {
  directory()
  const { user } = renderAt('/orgchart')
  const bo = await row(/^Bo Lind/)
  server.use(http.get(atBff('assets/text-en-values-test.json'), () => delay('infinite')))

  await user.click(bo)

  expect(await screen.findByRole('dialog', { name: 'Bo Lind' })).toBeVisible()
  expect(bo).toBeVisible()
})

test('a thing tells what its card says, and leads to its page and not to a chart that has nothing below', async () => {
  directory()
  const { user } = renderAt('/orgchart?relation=user2devices')
  await user.click(await row(/^Bo Lind/))

  const more = within(await screen.findByRole('dialog', { name: 'Bo Lind' }))
  expect(more.getByText('Treasury Lead')).toBeVisible()
  expect(more.getByRole('link', { name: 'View more info' })).toHaveAttribute(
    'href',
    '#/entities/device/cn%3Dbo%2Co%3Ddata',
  )
  expect(more.queryByRole('link', { name: 'Start the chart here' })).toBeNull()
})

test('a group leads to its page, for those to whom groups are open', async () => {
  directory()
  const closed = { pages: { entities: false }, areaDefault: '', areaDefaultDisplayName: '' }
  const bootstrap = { navigationRights: closed }
  const { user, router } = renderAt('/orgchart/cn%3Dbo%2Co%3Ddata?kind=group', { bootstrap })
  await user.click(await row(/^Bo Lind/))
  const group = within(await screen.findByRole('dialog', { name: 'Bo Lind' }))
  expect(group.getByRole('link', { name: 'View more info' })).toHaveAttribute(
    'href',
    '#/groups/cn%3Dbo%2Co%3Ddata',
  )

  await user.keyboard('{Escape}')
  await act(() => router.navigate('/orgchart?relation=user2devices'))
  await user.click(await row(/^Cy Young/))
  const device = within(await screen.findByRole('dialog', { name: 'Cy Young' }))
  expect(device.queryByRole('link')).toBeNull()
})

test('where the chart begins it cannot be told to begin', async () => {
  directory()
  const { user } = renderAt('/orgchart')
  await user.click(await row(/^Amara Okafor/))

  const more = within(await screen.findByRole('dialog', { name: 'Amara Okafor' }))
  expect(more.queryByRole('link', { name: 'Start the chart here' })).toBeNull()
})

test('the way up leads to the chart of who is above, along the same relationship', async () => {
  directory()
  renderAt('/orgchart')

  expect(await screen.findByRole('link', { name: 'Level up: Astrid Holm' })).toHaveAttribute(
    'href',
    '#/orgchart/cn%3Dastrid%2Co%3Ddata?relation=user2users',
  )
})

test('another relationship leads up to a thing of another kind, whose chart goes along it', async () => {
  const asked = directory()
  const { user } = renderAt('/orgchart')

  await user.click(await screen.findByRole('link', { name: 'Members: Auditors' }))

  await waitFor(() => expect(asked.at(-1)?.get('entityDN')).toBe('cn=Auditors,o=data'))
  expect(asked.at(-1)?.get('entityDefKey')).toBe('group')
  expect(asked.at(-1)?.get('relationshipKeys')).toBe('group2users')
})

test('only relationships that lead down from a person can be chosen for one', async () => {
  const asked = directory()
  const { user } = renderAt('/orgchart/cn%3Dbo%2Co%3Ddata')
  const choice = await screen.findByLabelText('Relationship')
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Reports', 'Devices'])

  await user.selectOptions(choice, 'Devices')

  await waitFor(() => {
    expect(asked.at(-1)?.get('relationshipKeys')).toBe('user2devices')
  })
  expect(window.location.hash).toBe('#/orgchart/cn%3Dbo%2Co%3Ddata?relation=user2devices')
  expect(asked.at(-1)?.get('entityDN')).toBe('cn=bo,o=data')
})

test('what somebody chose to go along is kept, and the next chart goes along it', async () => {
  const asked = directory()
  const { kept, handlers } = fakePreferences()
  server.use(...handlers)
  const { user, router } = renderAt('/orgchart/cn%3Dbo%2Co%3Ddata')
  await user.selectOptions(await screen.findByLabelText('Relationship'), 'Devices')
  await waitFor(() => expect(kept.get('idm.orgChart.relation')).toEqual(['user2devices']))

  await act(() => router.navigate('/orgchart/cn%3Dcy%2Co%3Ddata'))

  await waitFor(() => expect(asked.at(-1)?.get('entityDN')).toBe('cn=cy,o=data'))
  expect(asked.at(-1)?.get('relationshipKeys')).toBe('user2devices')
})

test('a chart of things goes along what was kept for their kind, unless the address says more', async () => {
  const asked = directory()
  const start = {
    'idm.entityOrgChart.group.relation': ['group2users'],
    'idm.orgChart.relation': ['x'],
  }
  server.use(
    http.get('*/rest/access/relationships/list', () =>
      HttpResponse.json({
        relationships: ['group2groups', 'group2users', 'group2roles'].map((key) => ({
          key,
          displayName: key,
          sourceEntityKey: 'group',
          targetEntityKey: 'user',
        })),
      }),
    ),
    ...fakePreferences(start).handlers,
  )
  const { router } = renderAt('/orgchart/cn%3DAuditors%2Co%3Ddata?kind=group')
  await waitFor(() => expect(asked.at(-1)?.get('relationshipKeys')).toBe('group2users'))

  await act(() =>
    router.navigate('/orgchart/cn%3DAuditors%2Co%3Ddata?kind=group&relation=group2roles'),
  )

  await waitFor(() => expect(asked.at(-1)?.get('relationshipKeys')).toBe('group2roles'))
})

test('a chart that cannot be read says why and is read again on demand', async () => {
  directory()
  server.use(late())
  const { user } = renderAt('/orgchart')

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the org chart.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await row(/^Amara Okafor/)).toBeVisible()
})

test('a branch that cannot be read says so in its place, and is read again there', async () => {
  directory()
  server.use(late(1))
  const { user } = renderAt('/orgchart')
  await user.click(within(await row(/^Bo Lind/)).getByRole('button'))

  await user.click(await row('Could not be loaded. Try again'))

  expect(await row(/^Di Ergül/)).toBeVisible()
  expect(screen.queryByRole('row', { name: /Could not/ })).toBeNull()
})
