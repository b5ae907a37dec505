import { screen, waitFor, within } from '@testing-library/react'
import { axe } from '../../testing/axe'
import { clientWith, setting } from '../../testing/clientSettings'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'

function open(path: string, bootstrap = {}) {
  return renderAt(path, { routes: pages, bootstrap: { menu, ...bootstrap } })
}

test('the navigation shows what has a page, in the order of the server', async () => {
  open('/tasks')
  const navigation = await screen.findByRole('navigation', { name: 'Main' })

  expect(
    within(navigation)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Tasks', 'My own page'])
  expect(within(navigation).queryByText('Groups')).not.toBeInTheDocument()
})

test('the entry of the open page is the current one, and its group is open', async () => {
  const { user } = open('/users/me')
  const own = await screen.findByRole('link', { name: 'My own page' })
  expect(own).toHaveAttribute('aria-current', 'page')

  await user.click(screen.getByRole('link', { name: 'Tasks' }))

  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page')
  expect(own).not.toHaveAttribute('aria-current')
})

test.each(['/', '/default'])('%s opens the default area', async (path) => {
  const own = { areaDefault: 'users/me', areaDefaultDisplayName: 'Me' }
  open(path, { navigationRights: { pages: {}, ...own } })

  expect(await screen.findByRole('heading', { name: 'Ingrid Solberg' })).toBeVisible()
  expect(window.location.hash).toBe('#/users/me')
})

test('otherwise the empty path opens the first page of the menu that is not forbidden', async () => {
  open('/', {
    navigationRights: {
      pages: { tasks: false },
      areaDefault: 'landing',
      areaDefaultDisplayName: 'Home',
    },
  })

  expect(await screen.findByRole('heading', { name: 'Ingrid Solberg' })).toBeVisible()
})

test('somebody without any page is told so', async () => {
  open('/', { menu: [] })

  expect(
    await screen.findByRole('heading', { name: "You don't have access to any page" }),
  ).toBeVisible()
  expect(window.location.hash).toBe('#/default')
})

test('an address without a page names itself and shows the way on', async () => {
  open('/role/create')

  expect(await screen.findByRole('heading', { name: 'This page is not available' })).toBeVisible()
  expect(screen.getByText('/role/create')).toBeVisible()
  await waitFor(() => {
    expect(document.title).toBe('This page is not available · Identity Manager')
  })
})

test('the title follows the page and is spoken, and a page can name itself after what it shows', async () => {
  const { user } = open('/tasks')
  await screen.findByRole('heading', { name: 'All tasks' })
  expect(document.title).toBe('Tasks · Identity Manager')
  const spoken = screen.getByText('Tasks', { selector: '[aria-live="polite"] > *' })

  await user.click(screen.getByText('People'))
  await user.click(screen.getByRole('link', { name: 'My own page' }))

  await waitFor(() => {
    expect(document.title).toBe('Ingrid Solberg · Identity Manager')
  })
  expect(spoken).toHaveTextContent('Ingrid Solberg')
  expect(spoken).toBeInTheDocument()
})

test('opening another page moves the focus to it', async () => {
  const { user } = open('/users/me')
  await screen.findByRole('heading', { name: 'Ingrid Solberg' })
  expect(screen.getByRole('main')).not.toHaveFocus()

  await user.click(screen.getByRole('link', { name: 'Tasks' }))

  await screen.findByRole('heading', { name: 'All tasks' })
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveFocus()
  })
})

test('the skip link leads to the page and leaves the route alone', async () => {
  const { user } = open('/tasks')

  await user.click(await screen.findByText('Skip to main content'))

  expect(screen.getByRole('main')).toHaveFocus()
  expect(window.location.hash).toBe('#/tasks')
})

test('a page that breaks leaves the frame standing and can be tried again', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = open('/broken')

  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be opened')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(screen.getByRole('link', { name: 'Tasks' }))

  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
  quiet.mockRestore()
})

test('the footer is there when branding wants it, with the help desk as configured', async () => {
  open(
    '/tasks',
    clientWith({
      branding: {
        enableFooter: setting(true),
        contactInfo: setting({ en: 'Switchboard 10' }),
        footerLink: setting({ en: { label: 'Privacy', link: 'https://a.example/p' } }),
      },
      helpdesk: {
        showInfooter: setting(true),
        helpdeskName: setting('Service Desk'),
        emailAddress: setting('help@a.example'),
        contactNumber: { attributeValues: [{ $: '+47 11' }, { $: '+47 22' }] },
      },
    }),
  )
  const footer = await screen.findByRole('contentinfo')

  expect(footer).toHaveTextContent('Switchboard 10')
  expect(within(footer).getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'href',
    'https://a.example/p',
  )
  expect(within(footer).getByRole('link', { name: 'help@a.example' })).toHaveAttribute(
    'href',
    'mailto:help@a.example',
  )
  expect(within(footer).getByRole('link', { name: '+47 22' })).toHaveAttribute('href', 'tel:+4722')
})

test('without the setting there is no footer', async () => {
  open('/tasks')
  await screen.findByRole('heading', { name: 'All tasks' })

  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
})

test('the footer falls back to the text of the product, and shows a help desk only with a name', async () => {
  open(
    '/tasks',
    clientWith({
      branding: { enableFooter: setting(true) },
      helpdesk: { showInfooter: setting(true), helpdeskName: setting('') },
    }),
  )

  expect(await screen.findByRole('contentinfo')).toHaveTextContent(
    /^Identity Manager Dashboard[.]$/,
  )
})

test('a link that is no web address is not offered', async () => {
  open(
    '/tasks',
    clientWith({
      branding: {
        enableFooter: setting(true),
        footerLink: setting({ en: { label: 'Click', link: 'javascript:alert(1)' } }),
        image: { ...setting('https://evil.example/x.png'), link: 'javascript:alert(1)' },
      },
    }),
  )

  expect(await screen.findByRole('contentinfo')).toHaveTextContent(
    /^Identity Manager Dashboard[.]$/,
  )
  expect(screen.getByRole('link', { name: 'Identity Manager' })).toHaveAttribute('href', '#/')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('the frame and its page are accessible', async () => {
  const { container } = open('/tasks')
  await screen.findByRole('heading', { name: 'All tasks' })
  await screen.findByText('CE 24.4 (v4.10.0)')

  expect(await axe(container)).toHaveNoViolations()
})
