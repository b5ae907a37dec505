import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { asked, DISPLAY_SETTINGS, fakeHistory } from './fakeHistoryServer'
import { toHistory } from './routes'

/** Opens the history of an installation with these settings; `undefined` makes the settings call fail. */
async function open(settings: object | undefined, kept: Record<string, string[]> = {}) {
  const { handlers, lists } = fakeHistory({ requests: [asked('Payer')] })
  server.use(...fakePreferences(kept).handlers, ...handlers)
  server.use(
    http.get(DISPLAY_SETTINGS, () =>
      settings ? HttpResponse.json(settings) : HttpResponse.json(null, { status: 500 }),
    ),
  )
  const view = renderAt(toHistory())
  await screen.findByRole('row', { name: /Payer/ })
  return { ...view, lists }
}

const keys = (...columns: string[]) => columns.map((key) => ({ key }))
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .flatMap(({ textContent }) => textContent || [])
    .filter((text) => text !== 'Actions')

test('the installation says which columns there are at first, and in which order', async () => {
  const { lists } = await open({
    requestListSort: 'name',
    requestListSortDesc: false,
    defaultColumns: keys('requestStatus', 'name', 'nobodyKnows', 'status', 'reason'),
  })

  expect(heads()).toEqual(['Status', 'Permission', 'Reason'])
  expect(lists()[0]?.query).toMatchObject({ sortBy: 'name', sortOrder: 'asc' })
})

test('people choose among the columns that it offers', async () => {
  const { user } = await open({
    defaultColumns: keys('name', 'status'),
    columnsForUserOverride: keys('name', 'status', 'expirationDate'),
  })
  expect(heads()).toEqual(['Permission', 'Status'])

  await user.click(screen.getByRole('button', { name: 'Customize columns' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('checkbox')).toHaveLength(3)
  await user.click(dialog.getByRole('checkbox', { name: /Expires/ }))
  await user.click(dialog.getByRole('button', { name: /Save|Apply/ }))

  expect(await screen.findByRole('columnheader', { name: /Expires/ })).toBeVisible()
})

test('where people may not choose, what they chose before counts no more', async () => {
  await open(
    { defaultColumns: keys('name', 'status'), requestListColumnsOverride: false },
    { 'idm.requestHistory.columns': ['reason'] },
  )

  expect(heads()).toEqual(['Permission', 'Status'])
  expect(screen.queryByRole('button', { name: 'Customize columns' })).not.toBeInTheDocument()
})

test('what cannot be read of the settings has a usual list, the latest first', async () => {
  const { lists } = await open(undefined)

  expect(heads()).toEqual([
    'Permission',
    'Status',
    'Recipient',
    'Requester',
    'Requested on',
    'Action',
    'Reason',
  ])
  expect(lists()[0]?.query).toMatchObject({ sortBy: 'requestDate', sortOrder: 'desc' })
})
