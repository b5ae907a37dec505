import { act, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { axe } from '../../testing/axe'
import {
  choose,
  ingridsTasks,
  isRemembered,
  menuLinks,
  open,
  openDialog,
  openMenu,
  proxyServer,
} from '../../testing/proxyWorld'
import { server } from '../../testing/server'

afterEach(() => {
  sessionStorage.clear()
})

test('who acts for nobody is not offered to', async () => {
  proxyServer()
  const { user } = open('/tasks', { proxyFor: false })

  const offered = within(await openMenu(user))

  expect(offered.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  expect(offered.queryByRole('menuitem', { name: 'Proxy As' })).not.toBeInTheDocument()
})

test('the people for whom somebody may act are listed at once', async () => {
  proxyServer()
  const { user } = open()
  const dialog = within(await openDialog(user))

  expect(await dialog.findByRole('option', { name: /Ingrid Solberg/ })).toBeVisible()
  expect(dialog.getByRole('searchbox')).toHaveFocus()
})

test('nobody goes on without a person, and who takes the choice back is told that one is required', async () => {
  proxyServer()
  const { user } = open()
  const dialog = within(await openDialog(user))
  const onwards = dialog.getByRole('button', { name: 'Continue' })
  expect(onwards).toBeDisabled()

  await choose(user)
  expect(onwards).toBeEnabled()
  await user.click(dialog.getByRole('button', { name: 'Remove Ingrid Solberg' }))

  expect(dialog.getByText('Proxy User is required')).toBeVisible()
  expect(onwards).toBeDisabled()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText(/You are acting for/)).not.toBeInTheDocument()
})

test('one person is chosen: whoever is chosen then takes their place', async () => {
  proxyServer()
  const proxyForUsers = ['Ingrid Solberg', 'Omar Haddad'].map((fullName) => ({
    dn: `cn=${fullName}`,
    fullName,
  }))
  server.use(
    http.get(atUpstream('access/proxy/for'), () =>
      HttpResponse.json({ proxyForUsers, nextUserIndex: 0 }),
    ),
  )
  const { user } = open()
  const dialog = within(await openDialog(user))
  await choose(user)

  await user.type(screen.getByRole('searchbox'), 'Haddad{Enter}')
  await user.click(await screen.findByRole('option', { name: /Omar Haddad/ }))

  expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveAccessibleName('Remove Omar Haddad')
})

test('the question for whom closes when another page is opened behind it, as every dialog does', async () => {
  proxyServer()
  const { user, router } = open('/tasks')
  await openDialog(user)

  await act(() => router.navigate('/history'))

  expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('acting for somebody leads to their tasks, with a band, both names and a menu of what can be done for them', async () => {
  proxyServer()
  const { user, container } = open('/tasks')
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Mine')
  const dialog = within(await openDialog(user))

  await choose(user)
  await user.click(dialog.getByRole('button', { name: 'Continue' }))

  expect(await ingridsTasks()).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('')
  expect(
    await screen.findByText(
      'You are acting for Ingrid Solberg. Every decision is recorded under both names.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: /Amara Okafor.*for Ingrid Solberg/ })).toBeVisible()
  expect(menuLinks()).toEqual(['Tasks', 'Request history', 'Request access'])
  expect(screen.queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument()
  expect(isRemembered()).toBe(true)
  expect(await axe(container)).toHaveNoViolations()
})

test('nobody is acted for at first; then their tasks open from any page', async () => {
  proxyServer()
  const { user } = open('/history')
  await screen.findByRole('heading', { level: 1, name: 'History' })
  expect(menuLinks()).toContain('Somebody')
  expect(screen.queryByText(/You are acting for/)).not.toBeInTheDocument()
  const dialog = within(await openDialog(user))
  await choose(user)

  await user.click(dialog.getByRole('button', { name: 'Continue' }))

  expect(await ingridsTasks()).toBeVisible()
  expect(window.location.hash).toBe('#/tasks')
})

test('who may not act for the person is told so and stays who they are', async () => {
  proxyServer('You are not a proxy of this user.')
  const { user } = open()
  const dialog = within(await openDialog(user))
  await choose(user)

  await user.click(dialog.getByRole('button', { name: 'Continue' }))

  expect(await dialog.findByText('You are not a proxy of this user.')).toBeVisible()
  expect(isRemembered()).toBe(false)
})
