import { screen, within } from '@testing-library/react'
import { clientWith, setting } from '../../testing/clientSettings'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { inArabic } from '../../testing/renderOnPage'
import { featureRoutes } from '../routes'
import { helpAnchor } from './helpAnchor'

const HIDDEN = clientWith({ customization: { hideHelp: setting(true) } })

function open(path: string, bootstrap: object = {}) {
  return renderAt(path, { routes: pages, bootstrap: { menu, ...bootstrap } })
}

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['/users', 'users'],
  ['/users/cn=ann', 'users'],
  ['/createUser', 'users'],
  ['/dashboard', 'dashboard_intro'],
  ['/emailapproval', 'email-approvals'],
  ['/entities', 'manage-entities'],
  ['/editlanding', 'landing-edit'],
  ['/proxyassignments', 'proxy-assign'],
  ['/taskHistory', 'task-history'],
  ['/configuration/igConfiguration', 'igconfiguration'],
  ['/configuration/logging', 'logging'],
  ['/configuration', 'configuration'],
  ['/role/cn=auditor/mapresources', 'role'],
  ['/', ''],
])('of %s the help speaks at %p', (path, anchor) => {
  expect(helpAnchor(path)).toBe(anchor)
})

test('every page leads to where the help speaks of its address', () => {
  const anchors = featureRoutes.map(({ handle }) => handle.helpAnchor)

  expect(anchors).toEqual(featureRoutes.map(({ path }) => helpAnchor(path)))
})

test('help opens in a window of 900 by 600, in the language and at the page of the person', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(window)
  const { user } = open('/users/me')
  await user.click(await screen.findByRole('button', { name: 'Help' }))

  expect(opened.mock.calls.map(([address, ...rest]) => [String(address), ...rest])).toEqual([
    [
      new URL('assets/help/en/index.html#users/:dn', document.baseURI).href,
      'help',
      'popup,width=900,height=600',
    ],
  ])
})

test('somebody who reads Arabic gets the Arabic help', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(window)
  const { user } = open('/emailapproval', inArabic())
  await user.click(await screen.findByRole('button', { name: 'مساعدة' }))

  const [address] = opened.mock.calls[0] ?? []
  expect(String(address)).toMatch(/assets[/]help[/]ar[/]index[.]html#email-approvals$/)
})

test('a page that is not there has help by its address', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(window)
  const { user } = open('/emailapproval')
  await user.click(await screen.findByRole('button', { name: 'Help' }))

  expect(String(opened.mock.calls[0]?.[0])).toMatch(/#email-approvals$/)
})

test('a window that the browser holds back is told of', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null)
  const { user } = open('/tasks')
  await user.click(await screen.findByRole('button', { name: 'Help' }))

  expect(await screen.findByText(/The browser blocked the help/)).toBeVisible()
})

test('the profile menu opens help too', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(window)
  const { user } = open('/tasks')
  await user.click(await screen.findByRole('button', { name: /Amara Okafor/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Help' }))

  expect(opened).toHaveBeenCalledTimes(1)
})

test('where the client hides help, neither place offers it', async () => {
  const { user } = open('/tasks', HIDDEN)
  await user.click(await screen.findByRole('button', { name: /Amara Okafor/ }))
  const profile = within(await screen.findByRole('menu'))

  expect(profile.queryByRole('menuitem', { name: 'Help' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Help' })).not.toBeInTheDocument()
})
