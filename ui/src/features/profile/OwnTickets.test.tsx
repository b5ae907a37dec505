import 'fake-indexeddb/auto'
import { act, screen, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { draftsWritten } from '../../shared/blocks/drafts/writesUnderWay'
import { atBff } from '../../testing/addresses'
import { fakeHelpDesk } from '../../testing/fakeHelpDesk'
import { fakeProfile } from '../../testing/fakeProfile'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { toProfile } from './routes'

const PLAIN = { rights: { authorized: true, readOnly: true } }

test('everybody counts and opens their own tickets', async () => {
  fakeProfile()
  const { asked, sent } = fakeHelpDesk(1)
  const { user } = renderAt(toProfile('helpDesk'), { bootstrap: PLAIN })
  const card = within(await screen.findByRole('region', { name: 'Help desk' }))
  expect(await card.findByText('1')).toBeVisible()

  await user.click(card.getByRole('button', { name: 'Open a ticket' }))
  await screen.findByRole('dialog', { name: 'Open a ticket' })
  await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Badge{Enter}')

  expect(await card.findByText('2')).toBeVisible()
  expect(card.getByRole('link', { name: /20260105-1/ })).toHaveAttribute(
    'href',
    '#/history?q=20260105-1',
  )
  expect(asked).toEqual([null, null])
  expect(sent).toEqual([{ subject: 'Badge', description: '' }])
})

test('what was typed and not sent is offered again until the ticket is open', async () => {
  const key = btoa(String.fromCharCode(...new Array<number>(32).fill(1)))
  fakeProfile()
  const { sent } = fakeHelpDesk()
  server.use(
    http.get(atBff('bff/draft-keys'), () => HttpResponse.json({ keys: [{ id: 'k', key }] })),
  )
  const { user } = renderAt(toProfile('helpDesk'), { bootstrap: PLAIN })
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Open a ticket' }))
    await screen.findByRole('dialog', { name: 'Open a ticket' })
  }
  await openDialog()
  await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Badge')
  await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Lost')
  await user.keyboard('{Escape}')
  await act(draftsWritten)

  await openDialog()
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(screen.getByRole('textbox', { name: /^Description/ })).toHaveValue('Lost')
  await user.type(screen.getByRole('textbox', { name: /^Subject/ }), 's{Enter}')
  expect(await screen.findByRole('link', { name: /20260105-1/ })).toBeVisible()
  expect(sent).toEqual([{ subject: 'Badges', description: 'Lost' }])

  await act(draftsWritten)
  await openDialog()
  await act(() => delay(100))
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
})

test('who may not open the history reads the number without a link', async () => {
  fakeProfile()
  fakeHelpDesk()
  server.use(fakeRights('profile', 'requests'))
  const { user } = renderAt(toProfile('helpDesk'), { bootstrap: PLAIN })
  const card = within(await screen.findByRole('region', { name: 'Help desk' }))
  await user.click(card.getByRole('button', { name: 'Open a ticket' }))
  await user.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'Badge{Enter}')

  expect(await card.findByText(/20260105-1/)).toBeVisible()
  expect(card.queryByRole('link')).not.toBeInTheDocument()
})

test('who may ask for nothing has no help desk', async () => {
  fakeProfile()
  server.use(fakeRights('profile'))
  renderAt(toProfile('helpDesk'), { bootstrap: PLAIN })

  expect(await screen.findByRole('tab', { name: 'Details', selected: true })).toBeVisible()
  expect(screen.queryByRole('tab', { name: 'Help desk' })).not.toBeInTheDocument()
})
