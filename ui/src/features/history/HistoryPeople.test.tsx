import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { asked, fakeHistory, HISTORY, LENA } from './fakeHistoryServer'
import { toHistory } from './routes'

type Asked = ReturnType<typeof asked>

const forTomas = { recipient: 'cn=therrera,o=data', recipientName: 'Tomás Herrera' }
const byLena = { requester: LENA, requesterName: 'Lena Lind' }

/** A server that lists its requests page by page and claims a given total; `pages` records the pages that were read. */
function history(requests: Asked[], total = requests.length) {
  const pages: string[] = []
  server.use(
    http.get(HISTORY, ({ request }) => {
      const { nextIndex = '', size = '' } = Object.fromEntries(new URL(request.url).searchParams)
      pages.push(`${nextIndex}+${size}`)
      const first = Number(nextIndex) - 1
      return HttpResponse.json({ requests: requests.slice(first, first + Number(size)), total })
    }),
    ...fakeHistory({}).handlers,
    ...fakePreferences().handlers,
  )
  return pages
}

const names = () =>
  screen.getAllByRole('link', { name: /^(Role|Payer)/ }).map(({ textContent }) => textContent)

test('by recipient and requester the whole history is looked through, whatever the accents', async () => {
  const others = Array.from({ length: 310 }, (_, at) => asked(`Role${String(at)}`, byLena))
  const pages = history([
    ...others,
    asked('Payer', { ...forTomas, ...byLena }),
    asked('RoleX', forTomas),
  ])
  const { user } = renderAt(toHistory())
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.type(await screen.findByRole('textbox', { name: 'Recipient' }), 'tomas')
  await user.type(screen.getByRole('textbox', { name: 'Requester' }), 'LIND')
  await user.click(screen.getByRole('button', { name: 'Apply' }))

  await waitFor(() => expect(names()).toEqual(['Payer']))
  expect(window.location.hash).toBe('#/history?filter.recipient=tomas&filter.requester=LIND')
  expect(pages.slice(-2)).toEqual(['1+300', '301+300'])
})

test('what was found is turned over without asking again', async () => {
  const pages = history(Array.from({ length: 11 }, (_, at) => asked(`Role${String(at)}`, forTomas)))
  const { user } = renderAt(`${toHistory()}?filter.recipient=Herrera`)
  await screen.findByRole('link', { name: 'Role0' })

  await user.click(screen.getByRole('button', { name: 'Next page' }))

  await waitFor(() => expect(names()).toEqual(['Role10']))
  expect(pages).toEqual(['1+300'])
})

test('a history that is too long to be looked through asks for a narrower search', async () => {
  const full = Array.from({ length: 3000 }, (_, at) => asked(`Role${String(at)}`))
  const pages = history(full, 3001)
  renderAt(`${toHistory()}?filter.requester=Okafor`)

  expect(await screen.findByText(/^Too many requests to display/)).toBeVisible()
  expect(pages).toHaveLength(10)
})
