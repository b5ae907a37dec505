import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type ChartReply = components['schemas']['OrgChartReply']

export const CHART = '*/rest/access/orgChart/v2'
export const AMARA = 'cn=aokafor,ou=users,o=data'

const fact = (key: string, value: string) => ({ key, value })

const people: Record<string, { name: string; title: string; below: string[] }> = {
  [AMARA]: { name: 'Amara Okafor', title: 'Head of IT', below: ['cn=bo,o=data', 'cn=cy,o=data'] },
  'cn=bo,o=data': { name: 'Bo Lind', title: 'Treasury Lead', below: ['cn=di,o=data'] },
  'cn=cy,o=data': { name: 'Cy Young', title: 'Clerk', below: [] },
  'cn=di,o=data': { name: 'Di Ergül', title: 'Clerk', below: [] },
}

function chartOf(dn: string): ChartReply {
  const { name, title, below } = people[dn] ?? { name: dn, title: '', below: [] }
  return {
    entityKey: dn,
    fullName: name,
    primaryAttributes: [fact('Email', 'a@example.org'), fact('Title', title)],
    targets: [
      {
        total: below.length,
        nextIndex: 0,
        orgChartEntityNodes: below.map((entityKey) => ({
          entityKey,
          fullName: people[entityKey]?.name ?? entityKey,
          primaryAttributes: [fact('Title', people[entityKey]?.title ?? '')],
        })),
      },
    ],
  }
}

const relation = (key: string, displayName: string, source: string, target: string) => ({
  key,
  displayName,
  sourceEntityKey: source,
  targetEntityKey: target,
})

const above: Record<string, { dn: string; fullName: string }> = {
  user2users: { dn: 'cn=astrid,o=data', fullName: 'Astrid Holm' },
  group2users: { dn: 'cn=Auditors,o=data', fullName: 'Auditors' },
}

/** A directory in which Bo and Cy report to Amara, Di to Bo and Amara to Astrid; `asked` notes the chart calls. */
export function fakeOrgChart(asked: URLSearchParams[]) {
  return [
    http.get('*/rest/access/relationships/list', () =>
      HttpResponse.json({
        relationships: [
          relation('group2users', 'Members', 'group', 'user'),
          relation('user2users', 'Reports', 'user', 'user'),
          relation('user2devices', 'Devices', 'user', 'device'),
        ],
      }),
    ),
    http.get(CHART, ({ request }) => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams)
      return HttpResponse.json(chartOf(searchParams.get('entityDN') ?? ''))
    }),
    http.get('*/rest/access/orgChart/target/list', ({ request }) => {
      const key = new URL(request.url).searchParams.get('relationshipkey') ?? ''
      return HttpResponse.json({ entityList: above[key] ? [above[key]] : [] })
    }),
    http.get('*/rest/access/users/details', ({ request }) => {
      const dn = new URL(request.url).searchParams.get('userDn') ?? ''
      return HttpResponse.json({ dn, fullName: people[dn]?.name ?? dn })
    }),
  ]
}
