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
