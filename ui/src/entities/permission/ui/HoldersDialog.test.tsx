import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../../testing/addresses'
import { renderOnPage } from '../../../testing/renderOnPage'
import { server } from '../../../testing/server'
import { HoldersDialog } from './HoldersDialog'

test.each([
  [300, 'goes without saying'],
  [301, 'is told'],
])('of %i people the first 300 are chosen, which %s', async (total) => {
  server.use(
    http.get(atUpstream('access/assignments/identities'), ({ request }) => {
      const size = Number(new URL(request.url).searchParams.get('size'))
      const identities = Array.from({ length: size }, (_, at) => ({ dn: `cn=${String(at)}` }))
      return HttpResponse.json({ identities, total })
    }),
  )
  const onChoose = jest.fn()
  const item = { type: 'permission', id: 'cn=Payer', name: 'Payer' } as const
  const Dialog = () => <HoldersDialog item={item} onChoose={onChoose} onClose={() => undefined} />
  const { user } = renderOnPage(Dialog, { texts: ['members'] })

  await user.click(await screen.findByRole('button', { name: `Choose all: ${String(total)}` }))

  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1))
  expect(onChoose.mock.calls).toMatchObject([[{ length: 300 }]])
  await waitFor(() =>
    expect(screen.queryAllByText(/^Only the first 300 of/)).toHaveLength(total - 300),
  )
})
