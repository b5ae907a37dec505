import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { bootstrap } from '../../testing/bootstrap'
import { clientWith, setting } from '../../testing/clientSettings'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { atUpstream } from '../../testing/addresses'
import { server } from '../../testing/server'

const branding = { enableFooter: setting(true) }

function open(sections: Parameters<typeof clientWith>[0]) {
  return renderAt('/tasks', {
    routes: pages,
    bootstrap: { menu, ...clientWith({ branding, ...sections }) },
  })
}

test('link and contact are those of the language of the interface', async () => {
  server.use(
    http.post(atUpstream('access/ulp/l10n/listLocales'), () =>
      HttpResponse.json({ success: true }),
    ),
  )
  const { user } = open({
    branding: {
      ...branding,
      contactInfo: setting({ en: 'Switchboard 10', ar: 'المقسم ١٠' }),
      footerLink: setting({
        en: { label: 'Privacy', link: 'https://a.example/en' },
        ar: { label: 'الخصوصية', link: 'https://a.example/ar' },
      }),
    },
  })
  const footer = await screen.findByRole('contentinfo')
  expect(within(footer).getAllByRole('link')).toHaveLength(1)
  expect(within(footer).getByRole('link', { name: 'Privacy' })).toHaveAttribute(
    'href',
    'https://a.example/en',
  )
  expect(footer).toHaveTextContent('Switchboard 10')

  await user.click(screen.getByRole('button', { name: /Amara Okafor/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'العربية' }))

  await waitFor(() => {
    expect(footer).toHaveTextContent('المقسم ١٠')
  })
  expect(footer).not.toHaveTextContent('Switchboard 10')
  expect(within(footer).getByText('الخصوصية')).toHaveAttribute('href', 'https://a.example/ar')
  expect(within(footer).queryByText('Privacy')).not.toBeInTheDocument()
})

test('who reads a language without link and contact has those of the default language', async () => {
  const { locales } = bootstrap()
  renderAt('/tasks', {
    routes: pages,
    bootstrap: {
      menu,
      locales: { ...locales, default: 'fr', user: 'de' },
      ...clientWith({
        branding: {
          ...branding,
          contactInfo: setting({ en: 'Switchboard 10', de: '' }),
          footerLink: setting({
            en: { label: 'Privacy', link: 'https://a.example/en' },
            fr: { label: 'Données', link: 'https://a.example/fr' },
          }),
        },
      }),
    },
  })
  const footer = await screen.findByRole('contentinfo')
  expect(within(footer).getByRole('link')).toHaveTextContent('Données')
  expect(footer).toHaveTextContent('Switchboard 10')
})

test('the help desk has its label, its name and its numbers, parted by a marker', async () => {
  open({
    helpdesk: {
      showInfooter: setting(true),
      helpdeskName: setting('Service Desk'),
      contactNumber: { attributeValues: [{ $: '+47 11' }, { $: '+47 22' }] },
    },
  })
  const footer = await screen.findByRole('contentinfo')

  expect(within(footer).getByText('Contact Help Desk:')).toBeVisible()
  expect(within(footer).getByText('Service Desk')).toBeVisible()
  expect(within(footer).getByRole('list')).toHaveTextContent('+47 11·+47 22')
  expect(
    within(footer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['tel:+4711', 'tel:+4722'])
})

test('a help desk that is not switched on for the footer is not there', async () => {
  open({ helpdesk: { showInfooter: setting(false), helpdeskName: setting('Service Desk') } })

  expect(await screen.findByRole('contentinfo')).not.toHaveTextContent('Service Desk')
})

test.each([
  ['NetIQ Identity Manager', 'NetIQ Identity Manager Dashboard.'],
  ['Identity Manager', 'Identity Manager Dashboard.'],
  ['Aldermoor Access', 'Identity Manager Dashboard.'],
])('with the title %s the default text is %s', async (title, text) => {
  open({ branding: { ...branding, title: setting({ en: title }) } })

  expect(
    await screen.findByText(text, { normalizer: (raw) => raw.replace(/[\u2068\u2069]/g, '') }),
  ).toBeVisible()
})

test.each([
  ['switched off', { showInfooter: setting(false), helpdeskName: setting('Service Desk') }],
  ['never switched on', { helpdeskName: setting('Service Desk') }],
  ['without a name', { showInfooter: setting(true), helpdeskName: setting('') }],
])('a help desk that is %s is not shown', async (_case, helpdesk) => {
  open({ helpdesk })

  expect(await screen.findByRole('contentinfo')).toHaveTextContent(
    /^Identity Manager Dashboard[.]$/,
  )
})
