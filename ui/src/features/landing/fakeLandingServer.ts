import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/api/schema'

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
          idmdashImage: `data:image/png;base64,${PNG}`,
          itemCategoryId: 1,
        },
      ],
    },
    { itemCategoryId: 2, categoryName: 'Nobody’s', itemCategoryOrder: 2, items: [] },
  ],
  uncategorizedItems: [
    { itemId: 4, name: 'Intranet', appUrl: 'https://intranet.aldermoor.example/' },
    { itemId: 5, name: 'Laptop', entityType: 'prd', id: 'cn=Laptop,o=system' },
  ],
  editable: true,
}

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

/** A server that takes every change of the home page, but of things with a name that it refuses; `sent` notes the calls. */
export function fakeEditing(refused = '') {
  const sent: Sent[] = []
  let nextId = 40
  const take = http.all('*/rest/access/ulp/*', async ({ request }) => {
    const text = await request.clone().text()
    if (request.method === 'GET') return undefined
    const body = JSON.parse(text) as Record<string, Thing[]>
    const path = new URL(request.url).pathname.replace(/^.*ulp/, 'ulp')
    sent.push({ method: request.method, path, body })
    const [things = []] = Object.values(body)
    const isRefused = (thing: Thing) =>
      refused !== '' && [thing.name, thing.categoryName].includes(refused)
    const idOf = (thing: Thing) => String(thing.itemId ?? thing.itemCategoryId ?? (nextId += 1))
    const failed = things.filter(isRefused).map((thing) => ({
      id: String(thing.itemId ?? thing.name ?? thing.categoryName),
      reason: 'Not this one.',
    }))
    const succeeded = things
      .filter((thing) => !isRefused(thing))
      .map((thing) => ({ id: idOf(thing), name: thing.name ?? thing.categoryName ?? '' }))
    return HttpResponse.json({ success: failed.length === 0, succeeded, failed })
  })
  return { sent, take }
}
