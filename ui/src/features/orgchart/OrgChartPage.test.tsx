import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/api/schema'
import { atUpstream } from '../../testing/addresses'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'

type ChartReply = components['schemas']['OrgChartReply']

const CHART = atUpstream('access/orgChart/v2')
const AMARA = 'cn=aokafor,ou=users,o=data'

const relation = (key: string, displayName: string, targetEntityKey: string) => ({
  key,
  displayName,
  sourceEntityKey: 'user',
  targetEntityKey,
})

const fact = (key: string, value: string) => ({ key, value })

function chartOf(dn: string): ChartReply {
  const below = dn === AMARA ? ['cn=bo,o=data', 'cn=cy,o=data'] : []
  return {
    entityKey: dn,
    fullName: dn === AMARA ? 'Amara Okafor' : dn,
    primaryAttributes: [fact('Email', 'a@example.org'), fact('Title', 'Head of IT')],
    targets: [
      {
        total: below.length,
        nextIndex: 0,
        orgChartEntityNodes: below.map((entityKey) => ({
          entityKey,
          fullName: entityKey === 'cn=bo,o=data' ? 'Bo Lind' : 'Cy Young',
        })),
      },
    ],
  }
}

/** A directory in which two people report to Amara, and she to Astrid; `asked` notes the chart calls. */
function directory() {
  const asked: URLSearchParams[] = []
  server.use(
    http.get(atUpstream('access/relationships/list'), () =>
      HttpResponse.json({
        relationships: [
          relation('user2users', 'Reports', 'user'),
          relation('user2devices', 'Devices', 'device'),
        ],
      }),
    ),
    http.get(CHART, ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams)
      return HttpResponse.json(chartOf(searchParams.get('entityDN') ?? ''))
    }),
    http.get(atUpstream('access/orgChart/target/list'), () =>
      HttpResponse.json({ entityList: [{ dn: 'cn=astrid,o=data', fullName: 'Astrid Holm' }] }),
    ),
  )
  return asked
}

// The width of a phone: there the tree stands in for the drawing, which jsdom cannot measure.
beforeEach(() => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: true }),
  })
})

const row = (name: string | RegExp) => screen.findByRole('row', { name })

test('it begins at oneself, says what somebody does, and not how to write to them', async () => {
  const asked = directory()
  renderAt('/orgchart')

  expect(await row('Amara Okafor · Head of IT')).toBeVisible()
  expect(asked[0]?.get('entityDN')).toBe(AMARA)
  expect(asked[0]?.get('relationshipKeys')).toBe('user2users')
})

test('what is below is read when it is opened, and a row leads to the person', async () => {
  directory()
  const { user } = renderAt('/orgchart')

  await user.click(within(await row(/^Amara Okafor/)).getByRole('button'))
  await user.click(await row('Bo Lind'))

  await waitFor(() => {
    expect(window.location.hash).toBe('#/users/cn%3Dbo%2Co%3Ddata')
  })
})

test('the way up leads to the chart of who is above, along the same relationship', async () => {
  directory()
  renderAt('/orgchart')

  expect(await screen.findByRole('link', { name: 'Level up: Astrid Holm' })).toHaveAttribute(
    'href',
    '#/orgchart/cn%3Dastrid%2Co%3Ddata?relation=user2users',
  )
})

test('another relationship is in the address, and asked along', async () => {
  const asked = directory()
  const { user } = renderAt('/orgchart/cn%3Dbo%2Co%3Ddata')
  await user.selectOptions(await screen.findByLabelText('Relationship'), 'Devices')

  await waitFor(() => {
    expect(asked.at(-1)?.get('relationshipKeys')).toBe('user2devices')
  })
  expect(window.location.hash).toBe('#/orgchart/cn%3Dbo%2Co%3Ddata?relation=user2devices')
  expect(asked.at(-1)?.get('entityDN')).toBe('cn=bo,o=data')
})

test('a chart that cannot be read says why and is read again on demand', async () => {
  directory()
  server.use(
    http.get(CHART, () => HttpResponse.json({ code: 'upstream_late' }, { status: 504 }), {
      once: true,
    }),
  )
  const { user } = renderAt('/orgchart')

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the org chart.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await row(/^Amara Okafor/)).toBeVisible()
})
