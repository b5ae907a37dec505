import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { tellAllTabs } from '../session/sessionChannel'
import { atUpstream } from '../../testing/addresses'
import { server } from '../../testing/server'
import {
  INGRID,
  ingridsTasks,
  isRemembered,
  menuLinks,
  openForIngrid,
  openMenu,
  ownTasks,
  proxyServer,
} from '../../testing/proxyWorld'

afterEach(() => {
  sessionStorage.clear()
})

test('what is decided then is decided in their name', async () => {
  const decided = proxyServer()
  const { user } = await openForIngrid()
  await ingridsTasks()

  await user.click(screen.getByRole('button', { name: 'Approve' }))

  await waitFor(() => {
    expect(decided).toEqual([{ action: 'approve', proxyUser: INGRID }])
  })
})

test('the exit leads to the own tasks and brings the whole menu back', async () => {
  proxyServer()
  const { user } = await openForIngrid('/history')
  const offered = within(await openMenu(user))
  expect(offered.queryByRole('menuitem', { name: 'Proxy As' })).not.toBeInTheDocument()

  await user.click(offered.getByRole('menuitem', { name: 'Exit Proxy : Ingrid Solberg' }))

  expect(await ownTasks()).toBeVisible()
  expect(menuLinks()).toEqual(['Tasks', 'Request history', 'Request access', 'Somebody'])
  expect(screen.queryByText(/You are acting for/)).not.toBeInTheDocument()
  expect(isRemembered()).toBe(false)
})

test('the band has the exit too', async () => {
  proxyServer()
  const { user } = await openForIngrid()
  await ingridsTasks()

  await user.click(screen.getByRole('button', { name: 'Exit Proxy : Ingrid Solberg' }))

  expect(await ownTasks()).toBeVisible()
})

test('a reload goes on for the same person, and opens their tasks where no page is named', async () => {
  proxyServer()

  await openForIngrid('/')

  expect(await ingridsTasks()).toBeVisible()
})

test.each([
  ['somebody else is signed in', { user: { dn: 'cn=tom', fullName: 'Tom' } }],
  ['the person acts for nobody any more', { proxyFor: false }],
])('it does not when %s', async (_case, bootstrap) => {
  proxyServer()

  await openForIngrid('/tasks', bootstrap)

  expect(await ownTasks()).toBeVisible()
  expect(isRemembered()).toBe(false)
})

test.each([
  ['it ends with a message where the assignment was deleted meanwhile', true],
  ['a refusal of something else does not end it', false],
])('%s', async (_case, isDeleted) => {
  proxyServer()
  const { user } = await openForIngrid()
  await ingridsTasks()
  const refusal = { Fault: { Code: { Subcode: { Value: 'SecurityException' } } } }
  const refused = () => HttpResponse.json(refusal, { status: 489 })
  const asked = jest.fn()
  server.use(
    http.post(atUpstream('access/tasks'), refused),
    http.get(atUpstream('access/rob'), () => {
      asked()
      return isDeleted ? refused() : HttpResponse.json({ proxyFor: false })
    }),
  )

  await user.click(screen.getByRole('button', { name: 'Approve' }))

  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  if (isDeleted) {
    expect(await screen.findByText(/You can no longer act for \W?Ingrid Solberg/)).toBeVisible()
    expect(await ownTasks()).toBeVisible()
  } else expect(await ingridsTasks()).toBeVisible()
  expect(isRemembered()).toBe(!isDeleted)
})

test('a page where nothing is done for others stays closed', async () => {
  proxyServer()
  const { user } = await openForIngrid('/users/me')

  const refusal = within(await screen.findByRole('alertdialog'))
  expect(refusal.getByText('Close will redirect to Tasks page')).toBeVisible()
  await user.click(refusal.getByRole('button', { name: 'Close' }))

  expect(await ingridsTasks()).toBeVisible()
})

test('the search field leads to no such page', async () => {
  proxyServer()
  const { user } = await openForIngrid()

  await user.keyboard('{Control>}k{/Control}')

  expect(await screen.findByRole('option', { name: /Request history/ })).toBeVisible()
  expect(screen.queryByRole('option', { name: /Users/ })).not.toBeInTheDocument()
})

test('a sign-out in another tab ends it', async () => {
  proxyServer()
  await openForIngrid()

  tellAllTabs({ type: 'signed-out' })

  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible()
  expect(isRemembered()).toBe(false)
})
