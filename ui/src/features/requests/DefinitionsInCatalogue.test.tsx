import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { clientWith, setting } from '../../testing/clientSettings'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { definition, fakeRequests, role } from './fakeRequestsServer'
import { toRequests } from './routes'

const SEARCH = '*/rest/access/permissions'
const names = Array.from({ length: 12 }, (_, at) => `Form ${String(at + 1).padStart(2, '0')}`)

/** A server that finds no request definitions when the query asks for that type alone; `asked` records the types. */
function blindTo(...definitions: string[]) {
  const permissions = [role('Payer'), ...definitions.map((name) => definition(name))]
  const asked: string[] = []
  server.use(
    http.get(SEARCH, ({ request }) => {
      const types = new URL(request.url).searchParams.getAll('type').join()
      asked.push(types)
      return types === 'PRD' ? HttpResponse.json({ permissions: [], nextIndex: 0 }) : undefined
    }),
    ...fakeRequests({ permissions }).handlers,
  )
  return asked
}

const listed = async (name: string) => {
  await screen.findByRole('button', { name: `Add ${name}` })
  return within(screen.getByRole('list', { name: 'Catalog' })).getAllByRole('listitem').length
}

test('definitions that a search by type does not find are looked for among everything, page by page', async () => {
  const asked = blindTo(...names)
  const { user } = renderAt(toRequests())
  await listed('Payer')
  await user.click(screen.getByRole('radio', { name: 'Request forms' }))

  expect(await listed('Form 10')).toBe(10)
  expect(screen.queryByRole('button', { name: 'Add Payer' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await listed('Form 12')).toBe(2)
  const all = 'ROLE,RESOURCE,PRD'
  expect(asked).toEqual([all, 'PRD', all, 'PRD', all])
})

test('where other types find nothing, nothing else is asked', async () => {
  const asked = blindTo('Laptop')
  const { user } = renderAt(toRequests())
  await listed('Payer')
  await user.click(screen.getByRole('radio', { name: 'Resources' }))

  expect(await screen.findByText('No Permission Found.')).toBeVisible()
  expect(asked).toEqual(['ROLE,RESOURCE,PRD', 'RESOURCE'])
})

test('definitions that are found by their type are searched once', async () => {
  const permissions = [role('Payer'), definition('Laptop')]
  const { asked, handlers } = fakeRequests({ permissions })
  server.use(...handlers)
  const { user } = renderAt(toRequests())
  await listed('Payer')
  await user.click(screen.getByRole('radio', { name: 'Request forms' }))

  await waitFor(async () => expect(await listed('Laptop')).toBe(1))
  expect(asked.map(({ searchParams }) => searchParams.getAll('type').length)).toEqual([3, 1])
})

const HINT = 'Request forms without a category are not shown.'

test('a filter by category says that it leaves definitions out, where they would be shown', async () => {
  const permissions = [role('Payer', { categories: ['Finance'] }), definition('Laptop')]
  server.use(...fakeRequests({ permissions }).handlers)
  const { user } = renderAt(toRequests())
  await listed('Laptop')
  expect(screen.queryByText(HINT)).not.toBeInTheDocument()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Finance')

  expect(await screen.findByText(HINT)).toBeVisible()
  await waitFor(async () => expect(await listed('Payer')).toBe(1))
})

test('whoever sees no definitions is not told of them', async () => {
  const permissions = [role('Payer', { categories: ['Finance'] })]
  server.use(...fakeRequests({ permissions }).handlers)
  const bootstrap = clientWith({ customization: { viewPermission: setting(['ROLE']) } })
  const { user } = renderAt(toRequests(), { bootstrap })
  await listed('Payer')

  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Finance')

  expect(await screen.findByText('1 entry')).toBeVisible()
  expect(screen.queryByText(HINT)).not.toBeInTheDocument()
})
