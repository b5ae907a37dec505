import { screen, within } from '@testing-library/react'
import { bootstrap } from '../../testing/bootstrap'
import { clientWith, setting } from '../../testing/clientSettings'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'

const PICTURE = 'data:image/png;base64,iVBORw0KGgo='

function open(branding: Record<string, unknown>) {
  return renderAt('/tasks', {
    routes: pages,
    bootstrap: { menu, ...clientWith({ branding }) },
  })
}

test('title and logo of the bar are the configured ones', async () => {
  open({ title: setting({ en: 'Aldermoor Access' }), image: setting(PICTURE) })

  const start = await screen.findByRole('link', { name: 'Aldermoor Access' })
  expect(start).toHaveAttribute('href', '#/')
  expect(within(start).getByRole('presentation')).toHaveAttribute('src', PICTURE)
  expect(document.title).toBe('Tasks · Aldermoor Access')
})

test.each([
  [{ de: 'Aldermoor Zugang', fr: 'Accès', en: 'Access' }, 'Aldermoor Zugang'],
  [{ fr: 'Accès', en: 'Access' }, 'Accès'],
  [{ en: 'Access' }, 'Access'],
  [{ es: 'Acceso' }, 'Identity Manager'],
])(
  'who reads German, where French is the default, has of the titles %j that which is nearest',
  async (titles, shown) => {
    const { locales } = bootstrap()
    renderAt('/tasks', {
      routes: pages,
      bootstrap: {
        menu,
        locales: { ...locales, default: 'fr', user: 'de' },
        ...clientWith({ branding: { title: setting(titles) } }),
      },
    })

    expect(await screen.findByRole('link', { name: shown })).toBeVisible()
  },
)

test('a title that is too long loses its end, whichever way the page runs', async () => {
  open({ title: setting({ en: 'Aldermoor Access' }) })

  expect(await screen.findByText('Aldermoor Access')).toHaveAttribute('dir', 'auto')
})

test('without settings the bar has the name and the sign of the product', async () => {
  open({})

  const start = await screen.findByRole('link', { name: 'Identity Manager' })
  expect(start).toContainHTML('class="sign"')
  expect(within(start).queryByRole('presentation')).not.toBeInTheDocument()
})

test('the link of the logo opens in a new tab', async () => {
  open({ image: { ...setting(PICTURE), link: 'https://intranet.example/' } })

  const logo = await screen.findByRole('link', { name: 'Identity Manager' })
  expect(logo).toHaveAttribute('href', 'https://intranet.example/')
  expect(logo).toHaveAttribute('target', '_blank')
  expect(logo).toHaveAttribute('rel', 'noreferrer')
})

test('the bar has the configured colours', async () => {
  open({
    titleColor: setting('#ffffff'),
    barLeftColor: setting('#173F35'),
    barRightColor: setting('#2F6B4F'),
  })
  await screen.findByRole('link', { name: 'Identity Manager' })

  const { style } = document.documentElement
  const colors = ['--brand-title', '--brand-start', '--brand-end'].map((name) =>
    style.getPropertyValue(name),
  )
  expect(colors).toEqual(['#ffffff', '#173F35', '#2F6B4F'])
})

test('a branding that has the defaults has the title of the product in the language of the person', async () => {
  const { locales } = bootstrap()
  const branding = { title: setting({ en: 'NetIQ Identity Manager' }) }
  renderAt('/tasks', {
    routes: pages,
    bootstrap: { menu, locales: { ...locales, user: 'ar' }, ...clientWith({ branding }) },
  })

  expect(await screen.findByRole('link', { name: 'مدير الهوية' })).toBeVisible()
})
