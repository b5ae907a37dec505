import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'

type ItemsByCategoryNode = components['schemas']['ItemsByCategoryNode']

export const LANDING = '*/rest/access/ulp/landingItems/v2'
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='

/** A home page with links to pages of this application and others, and permissions. */
export const landingNode: ItemsByCategoryNode = {
  itemCategories: [
    {
      itemCategoryId: 1,
      categoryName: 'Everyday',
      desc: 'What you need most',
      image: PNG,
      itemCategoryOrder: 1,
      items: [
        { itemId: 1, name: 'My Tasks', appUrl: '#/tasks', menuKey: 'tasks', itemCategoryId: 1 },
        { itemId: 2, name: 'Salaries', appUrl: '#/salaries', itemCategoryId: 1 },
        {
          itemId: 3,
          name: 'Find People',
          desc: 'Everybody here',
          menuKey: 'users',
          image: 'AAAA',
          idmdashImage: `data:image/png;base64,${PNG}`,
          itemCategoryId: 1,
        },
      ],
    },
    { itemCategoryId: 2, categoryName: 'Nobody’s', itemCategoryOrder: 2, items: [] },
  ],
  uncategorizedItems: [
    {
      itemId: 4,
      name: 'Intranet',
      appUrl: 'https://old.aldermoor.example/',
      idmdashAppUrl: 'https://intranet.aldermoor.example/',
    },
    { itemId: 5, name: 'Laptop', entityType: 'prd', id: 'cn=Laptop,o=system' },
  ],
  editable: true,
}

/** A server without tasks and requests: the home page has no next steps. */
export const nothingNext = [
  http.get('*/rest/access/tasks/list', () => HttpResponse.json({ tasks: [] })),
  http.get('*/rest/access/requests/historylist', () => HttpResponse.json({ requests: [] })),
  http.get('*/rest/access/assignments/advanced', () =>
    HttpResponse.json({ assignments: [], total: 0 }),
  ),
]

export const fakeLanding = (node: ItemsByCategoryNode = landingNode) =>
  http.get(LANDING, () => HttpResponse.json(node))

interface Sent {
  method: string
  path: string
  body: unknown
}

interface Thing {
  itemId?: number
  itemCategoryId?: number
  name?: string
  categoryName?: string
}

export const REQUEST_PAGE = '*/rest/access/featuredItems'

/** The items of the request page: a role in a category, and a workflow in none. */
export const requestNode: ItemsByCategoryNode = {
  itemCategories: [
    {
      itemCategoryId: 1,
      categoryName: 'First day',
      itemCategoryOrder: 1,
      items: [
        { itemId: 1, name: 'Mailbox', entityType: 'resource', id: 'cn=Mailbox,o=system' },
        { itemId: 2, name: 'Clerk', entityType: 'role', id: 'cn=Clerk,o=system' },
      ],
    },
  ],
  uncategorizedItems: [{ itemId: 3, name: 'Laptop', entityType: 'prd', id: 'cn=Laptop,o=system' }],
  editable: true,
}

export const fakeRequestPage = () => http.get(REQUEST_PAGE, () => HttpResponse.json(requestNode))

/** A server that stores every change of these pages, except of items named `refused`; `sent` records the calls. */
export function fakeEditing(refused = '') {
  const sent: Sent[] = []
  let nextId = 40
  const outcomeOf = (kind: string, things: readonly Thing[]) => {
    const isRefused = ({ name, categoryName }: Thing) =>
      refused !== '' && [name, categoryName].includes(refused)
    const stored = (thing: Thing) => (kind === 'items' ? thing.itemId : thing.itemCategoryId)
    const nameOf = (thing: Thing) => thing.name ?? thing.categoryName
    const failed = things.filter(isRefused).map((thing) => ({
      id: String(stored(thing) ?? nameOf(thing)),
      reason: 'Not this one.',
    }))
    const succeeded = things
      .filter((thing) => !isRefused(thing))
      .map((thing) => ({ id: String(stored(thing) ?? (nextId += 1)), name: nameOf(thing) ?? '' }))
    return { success: failed.length === 0, succeeded, failed }
  }
  const take = ['ulp/*', 'featuredItems', 'featuredItems/*'].map((path) =>
    http.all(`*/rest/access/${path}`, async ({ request }) => {
      if (request.method === 'GET') return undefined
      const body = (await request.clone().json()) as Record<string, Thing[]>
      sent.push({ method: request.method, path: request.url.replace(/^.*access[/]/, ''), body })
      const [[kind, things] = ['', []]] = Object.entries(body)
      return HttpResponse.json(outcomeOf(kind, things))
    }),
  )
  return { sent, take }
}

interface Sent {
  method: string
  path: string
  body: unknown
}

interface Thing {
  itemId?: number
  itemCategoryId?: number
  name?: string
  categoryName?: string
}
