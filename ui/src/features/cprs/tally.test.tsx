import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { delta, fakeCprs, process, SUBJECT } from './fakeCprsServer'
import { toReconciliation } from './routes'

function opened(world: Parameters<typeof fakeCprs>[0]) {
  const fake = fakeCprs({ processes: [process('c1')], ...world })
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return () => renderAt(toReconciliation(SUBJECT))
}

const tally = () => screen.findByRole('group', { name: 'Result' })

test('how much cannot be settled stands beside what would be taken', async () => {
  opened({
    deltas: [delta('Ann', 'APPLICATION'), delta('Ben', 'IDM'), delta('Cleo', 'IDM')],
    byRole: { 'cn=Cleo,o=data': 'Treasurer' },
  })()

  await waitFor(async () =>
    expect(await tally()).toHaveTextContent(
      'To add1in the connected system onlyTo remove2in the catalog onlyCannot be settled1of those to remove',
    ),
  )
})

test('of more people than are read, it says of how many', async () => {
  const many = Array.from({ length: 41 }, (_, at) => delta(`P${String(at)}`, 'IDM'))
  opened({ deltas: many, byRole: { 'cn=P0,o=data': 'Treasurer' } })()

  await waitFor(async () =>
    expect(await tally()).toHaveTextContent('Cannot be settled1of 40 checked'),
  )
})

test('where nobody may be read, the figure is left out', async () => {
  const draw = opened({ deltas: [delta('Ben', 'IDM')] })
  server.use(
    http.post('*/rest/access/assignments/list', () => HttpResponse.json({}, { status: 403 })),
  )
  draw()

  expect(await within(await tally()).findByText('in the catalog only')).toBeVisible()
  await waitFor(async () => expect(await tally()).not.toHaveTextContent('Cannot be settled'))
})

test('a figure that nothing matches does not say that both sides agree', async () => {
  const { user } = opened({ deltas: [delta('Ann', 'APPLICATION')] })()
  await user.click(within(await tally()).getByRole('button', { name: /^To remove/ }))

  expect(await screen.findByRole('heading', { name: 'No differences found' })).toBeVisible()
  expect(screen.queryByText('Both sides agree.')).not.toBeInTheDocument()
})

test('that both sides agree is said when nothing was found', async () => {
  opened({ deltas: [] })()

  expect(await screen.findByText('Both sides agree.')).toBeVisible()
})
