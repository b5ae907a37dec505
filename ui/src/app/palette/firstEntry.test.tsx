import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'
import { atUpstream } from '../../testing/addresses'
import { gate } from '../../testing/gate'
import { pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'

type PersonListNode = components['schemas']['PersonListNode']
type RoleListNode = components['schemas']['RolesListResponseNode']

const [page] = pages
if (!page) throw new Error('there are no pages')
const routes = [...pages, { ...page, path: 'role/:dn' }]

/** The search for roles answers immediately, the search for people when the test lets it. */
function slowPeople() {
  const { passed, open: answer } = gate()
  server.use(
    http.get(atUpstream('access/users/list'), async () => {
      await passed
      return HttpResponse.json<PersonListNode>({
        usersList: [{ dn: 'cn=ingrid,o=data', fullName: 'Ingrid Solberg' }],
      })
    }),
    http.get(atUpstream('catalog/roles/listV2'), () =>
      HttpResponse.json<RoleListNode>({
        roles: [
          { id: 'cn=One,o=data', name: 'Reader' },
          { id: 'cn=Two,o=data', name: 'Writer' },
        ],
      }),
    ),
  )
  return answer
}

async function search(keys = 'Ingrid') {
  const answer = slowPeople()
  const { user } = renderAt('/tasks', { routes })
  await user.click(await screen.findByRole('button', { name: /^Search people/ }))
  const field = await screen.findByRole('searchbox', { name: 'Search or go to' })
  await user.type(field, keys)
  const isHighlighted = async (name: RegExp) => {
    const option = await screen.findByRole('option', { name })
    await waitFor(() => {
      expect(field).toHaveAttribute('aria-activedescendant', option.id)
    })
  }
  return { user, answer, isHighlighted }
}

test('what is found late and stands first takes the highlight', async () => {
  const { answer, isHighlighted } = await search()
  await isHighlighted(/^Reader/)

  answer()

  await isHighlighted(/^Ingrid Solberg/)
})

test('a highlight that somebody has moved stays where it is', async () => {
  const { user, answer, isHighlighted } = await search()
  await isHighlighted(/^Reader/)
  await user.keyboard('{ArrowDown}')
  await isHighlighted(/^Writer/)

  answer()
  await screen.findByRole('option', { name: /^Ingrid Solberg/ })

  await isHighlighted(/^Writer/)
})

test('Enter before anything is found opens what comes first, not what comes soonest', async () => {
  const { answer, isHighlighted } = await search('Ingrid{Enter}')
  await isHighlighted(/^Reader/)

  answer()

  expect(await screen.findByRole('heading', { name: 'Ingrid Solberg' })).toBeVisible()
  expect(screen.queryByRole('searchbox', { name: 'Search or go to' })).not.toBeInTheDocument()
})

test.each(['{ArrowDown}', '{Backspace}d'])(
  'who goes on with %p after Enter is led nowhere',
  async (key) => {
    const { answer, isHighlighted } = await search(`Ingrid{Enter}${key}`)
    await isHighlighted(/^Reader/)

    answer()

    expect(await screen.findByRole('option', { name: /^Ingrid Solberg/ })).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Search or go to' })).toBeVisible()
  },
)
