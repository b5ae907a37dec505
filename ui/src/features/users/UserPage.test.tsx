import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'
import { axe } from '../../testing/axe'
import { renderAt } from '../../testing/renderAt'
import { atUpstream } from '../../testing/addresses'
import { server } from '../../testing/server'
import { toUser, toUsers } from './routes'

type PersonNode = components['schemas']['PersonNode']
type AttributeNode = components['schemas']['AttributeNode']

const DN = 'cn=isolberg,ou=users,o=data'
const DETAILS = atUpstream('access/users/details')

function text(key: string, displayLabel: string, ...values: string[]): AttributeNode {
  return { key, displayLabel, dataType: 'String', attributeValues: values.map(($) => ({ $ })) }
}

function people(key: string, ...names: string[]): AttributeNode {
  const attributeValues = names.map((name) => ({ $: `cn=${name},o=data`, value: name }))
  return { key, displayLabel: key, dataType: 'DN', lookupEntity: 'user', attributeValues }
}

const ingrid: PersonNode = {
  dn: DN,
  fullName: 'Ingrid Solberg',
  primaryAttributes: [
    text('Title', 'Title', 'Treasury Lead'),
    text('Department', 'Department', 'Finance'),
    text('Email', 'Email', 'isolberg@aldermoor.example'),
    text('TelephoneNumber', 'Telephone', '+47 22 40 11 07', '+47 906 55 018'),
    { key: 'Pager', displayLabel: 'Pager', dataType: 'String' },
  ],
  secondaryAttributes: [people('manager', 'Lena Brandt'), text('Location', 'Location', 'Oslo')],
  otherAttributes: [
    {
      key: 'Joined',
      displayLabel: 'Joined',
      dataType: 'Time',
      attributeValues: [{ $: '1565784000000' }],
    },
    {
      key: 'Locked',
      displayLabel: 'Locked',
      dataType: 'Boolean',
      attributeValues: [{ $: 'false' }],
    },
    people('assistant', 'Omar Haddad'),
  ],
}

/** A server that knows these people by their DN. */
function detailsServer(...known: PersonNode[]) {
  server.use(
    http.get(DETAILS, ({ request }) => {
      const userDn = new URL(request.url).searchParams.get('userDn')
      const found = known.find(({ dn }) => dn === userDn)
      if (found) return HttpResponse.json<PersonNode>(found)
      const Fault = {
        Code: { Value: 'Sender', Subcode: { Value: 'NotFound' } },
        Reason: { Text: 'No such user.' },
      }
      return HttpResponse.json({ Fault }, { status: 489 })
    }),
  )
}

const section = (name: string) => screen.findByRole('region', { name })

test('a person has name, position, DN and what the directory knows, by group', async () => {
  detailsServer(ingrid)
  renderAt(toUser(DN))

  expect(await screen.findByRole('heading', { level: 1, name: 'Ingrid Solberg' })).toBeVisible()
  expect(screen.getByText('Treasury Lead, Finance')).toBeVisible()
  expect(screen.getByText(DN)).toBeVisible()
  expect(within(await section('Primary attributes')).getByText('Finance')).toBeVisible()
  expect(within(await section('Secondary attributes')).getByText('Oslo')).toBeVisible()
  expect(document.title).toContain('Ingrid Solberg')
})

test('each attribute that a person can have is shown as what it is, pictures as no text', async () => {
  const picture = (key: string): AttributeNode => ({
    key,
    displayLabel: key,
    dataType: 'Binary',
    attributeValues: [{ $: 'iVBORw0KGgo=' }],
  })
  const names = [text('FirstName', 'First name', 'Ingrid'), text('LastName', 'Last name', 'Moe')]
  detailsServer({
    ...ingrid,
    primaryAttributes: [...names, ...(ingrid.primaryAttributes ?? [])],
    secondaryAttributes: [
      ...(ingrid.secondaryAttributes ?? []),
      people('directReports', 'Omar Haddad'),
      picture('photo'),
      picture('UserPhoto'),
    ],
  })
  const { container } = renderAt(toUser(DN))

  const primary = await section('Primary attributes')
  const shown = within(primary)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
  expect(shown).toEqual(['First name', 'Last name', 'Title', 'Department', 'Email', 'Telephone'])
  expect(within(await section('Secondary attributes')).getByText('Oslo')).toBeVisible()
  expect(within(await section('Reports to')).getByText('Lena Brandt')).toBeVisible()
  expect(within(await section('Direct reports')).getByText('Omar Haddad')).toBeVisible()
  expect(container).not.toHaveTextContent(/photo|iVBOR/i)
})

test('an attribute without a value is not mentioned', async () => {
  detailsServer(ingrid)
  renderAt(toUser(DN))

  await section('Primary attributes')
  expect(screen.queryByText('Pager')).not.toBeInTheDocument()
})

test('a group without attributes is not mentioned', async () => {
  detailsServer({ ...ingrid, otherAttributes: [] })
  renderAt(toUser(DN))

  await section('Primary attributes')
  expect(screen.queryByRole('region', { name: 'Other attributes' })).not.toBeInTheDocument()
})

test('mail addresses and telephone numbers are links, moments are dates, flags are words', async () => {
  detailsServer(ingrid)
  renderAt(toUser(DN))

  const primary = within(await section('Primary attributes'))
  expect(primary.getByRole('link', { name: 'isolberg@aldermoor.example' })).toHaveAttribute(
    'href',
    'mailto:isolberg@aldermoor.example',
  )
  expect(primary.getByRole('link', { name: '+47 906 55 018' })).toHaveAttribute(
    'href',
    'tel:+4790655018',
  )
  const other = within(await section('Other attributes'))
  expect(other.getByText(/Aug 14, 2019/)).toBeVisible()
  expect(other.getByText('No')).toBeVisible()
})

test('a mail address stays an address, whatever is in it', async () => {
  const email = text('Email', 'Email', 'x?bcc=y@z.example')
  detailsServer({ ...ingrid, primaryAttributes: [email] })
  renderAt(toUser(DN))

  const link = await screen.findByRole('link', { name: 'x?bcc=y@z.example' })
  expect(link).toHaveAttribute('href', 'mailto:x%3Fbcc%3Dy@z.example')
})

test('manager, reports and other people lead to their pages', async () => {
  const lena = { dn: 'cn=Lena Brandt,o=data', fullName: 'Lena Brandt' }
  detailsServer(ingrid, {
    ...lena,
    secondaryAttributes: [people('directReports', 'Ingrid Solberg')],
  })
  const { user } = renderAt(toUser(DN))
  expect(
    within(await section('Other attributes')).getByRole('link', { name: 'Omar Haddad' }),
  ).toBeVisible()

  await user.click(within(await section('Reports to')).getByRole('link', { name: 'Lena Brandt' }))
  await user.click(await screen.findByRole('button', { name: 'View more info' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Lena Brandt' })).toBeVisible()
  expect(
    within(await section('Direct reports')).getByRole('link', { name: 'Ingrid Solberg' }),
  ).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Reports to' })).not.toBeInTheDocument()
})

test('many reports are folded', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `Report ${String(index + 1)}`)
  detailsServer({ ...ingrid, secondaryAttributes: [people('directReports', ...names)] })
  const { user } = renderAt(toUser(DN))
  const reports = within(await section('Direct reports'))
  expect(reports.getAllByRole('link', { name: /^Report/ })).toHaveLength(5)

  await user.click(reports.getByRole('button', { name: '3 more' }))

  expect(reports.getAllByRole('link', { name: /^Report/ })).toHaveLength(8)
})

test('a disabled login is said in words', async () => {
  detailsServer({ ...ingrid, disabledLogin: true })
  renderAt(toUser(DN))

  expect(await screen.findByText('Login disabled')).toBeVisible()
})

test('the DN can be copied', async () => {
  detailsServer(ingrid)
  const { user } = renderAt(toUser(DN))
  const writeText = jest.spyOn(navigator.clipboard, 'writeText')

  await user.click(await screen.findByRole('button', { name: 'Copy distinguished name' }))

  expect(writeText).toHaveBeenCalledWith(DN)
  expect(await screen.findByText('Distinguished name copied')).toBeInTheDocument()
})

test.each(['cn=Doe\\, Jane/100%2F,ou=users,o=data', 'cn=نور الدين,ou=users,o=data'])(
  'the page of %s can be opened by its address',
  async (dn) => {
    detailsServer({ ...ingrid, dn })
    renderAt(toUser(dn))

    expect(await screen.findByText(dn)).toBeVisible()
  },
)

test('somebody who does not exist is not found, and the list is one step away', async () => {
  detailsServer()
  renderAt(toUser('cn=nobody,o=data'))

  expect(await screen.findByRole('heading', { name: 'User not found' })).toBeVisible()
  expect(screen.getByText('cn=nobody,o=data')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the users list' })).toHaveAttribute(
    'href',
    `#${toUsers()}`,
  )
})

test('a person who cannot be read now can be tried again', async () => {
  detailsServer(ingrid)
  server.use(http.get(DETAILS, () => new HttpResponse(null, { status: 502 }), { once: true }))
  const { user } = renderAt(toUser(DN))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch the user.')

  await user.click(within(alert).getByRole('button'))

  expect(await screen.findByRole('heading', { level: 1, name: 'Ingrid Solberg' })).toBeVisible()
})

test('the way back leads to the very page of the list that the person came from', async () => {
  detailsServer(ingrid)
  server.use(
    http.get(atUpstream('access/preference'), () =>
      HttpResponse.json({ isPreferenceAvailable: false }),
    ),
    http.get(atUpstream('access/users/list'), () =>
      HttpResponse.json({ usersList: [ingrid], totalSize: 11, hasMore: false }),
    ),
  )
  const { user } = renderAt(`${toUsers()}?q=Ing&page=2`)
  await user.click(await screen.findByRole('link', { name: 'Ingrid Solberg' }))
  await user.click(await screen.findByRole('button', { name: 'View more info' }))
  await screen.findByRole('heading', { level: 1, name: 'Ingrid Solberg' })

  const main = within(screen.getByRole('main'))
  await user.click(main.getByRole('link', { name: 'Users' }))

  await screen.findByRole('link', { name: 'Ingrid Solberg' })
  expect(window.location.hash).toBe(`#${toUsers()}?q=Ing&page=2`)
})

test('without a list to go back to, the way back leads to its start', async () => {
  detailsServer(ingrid)
  renderAt(toUser(DN))

  await screen.findByRole('heading', { level: 1, name: 'Ingrid Solberg' })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Users' })).toHaveAttribute('href', `#${toUsers()}`)
})

test('the page is accessible', async () => {
  detailsServer(ingrid)
  const { container } = renderAt(toUser(DN))

  await section('Primary attributes')
  expect(await axe(container)).toHaveNoViolations()
})
