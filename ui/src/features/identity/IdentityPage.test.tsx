import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'
import { atUpstream } from '../../testing/addresses'
import { axe } from '../../testing/axe'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { IDENTITY_PATH } from './routes'

type PersonNode = components['schemas']['PersonNode']

const DN = 'cn=Doe\\, Ingrid/100%2F,ou=users,o=data'
const PAGE = `${IDENTITY_PATH}/${encodeURIComponent(DN)}`
const DETAILS = atUpstream('access/users/details')

const text = (key: string, displayLabel: string, ...values: string[]) => ({
  key,
  displayLabel,
  dataType: 'String',
  attributeValues: values.map(($) => ({ $ })),
})

const people = (key: string, ...names: string[]) => ({
  ...text(key, key),
  dataType: 'DN',
  lookupEntity: 'user',
  attributeValues: names.map((value) => ({ $: `cn=${value},o=data`, value })),
})

const ingrid: PersonNode = {
  dn: DN,
  fullName: 'Ingrid Solberg',
  image: 'iVBORw0KGgo=',
  primaryAttributes: [
    text('Title', 'Title', 'Treasury Lead'),
    text('Email', 'Email', 'isolberg@aldermoor.example'),
    text('TelephoneNumber', 'Telephone', '+47 22 40 11 07'),
    text('Pager', 'Pager'),
  ],
  secondaryAttributes: [people('Manager', 'Lena Brandt'), text('Location', 'Location', 'Oslo')],
  otherAttributes: [
    { ...text('Joined', 'Joined', '1565784000000'), dataType: 'Time' },
    people('Reports', 'Omar Haddad', 'Elif Kaya', 'Ivo Petrov', 'Tomas Herrera'),
  ],
}

/** A server that knows one person; `asked` records the DNs that are asked about. */
function fakeDetails(person: PersonNode = ingrid) {
  const asked: (string | null)[] = []
  server.use(
    http.get(DETAILS, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('userDn'))
      return HttpResponse.json(person)
    }),
  )
  return asked
}

const head = () => screen.findByRole('region', { name: 'Ingrid Solberg' })

test('the person whose DN the address has is shown with photo, name and first attributes', async () => {
  const asked = fakeDetails()
  renderAt(PAGE)

  expect(await head()).toContainHTML('src="data:image/png;base64,iVBORw0KGgo="')
  expect(
    screen.getByRole('heading', { level: 1, name: 'Identity information About:' }),
  ).toBeVisible()
  const card = within(await head())
  expect(card.getByRole('heading', { level: 2, name: 'Ingrid Solberg' })).toBeVisible()
  expect(card.getByText('Treasury Lead')).toBeVisible()
  expect(asked).toEqual([DN])
  expect(document.title).toContain('Ingrid Solberg')
})

test('without a photo there are initials', async () => {
  fakeDetails({ ...ingrid, image: '' })
  renderAt(PAGE)

  expect(within(await head()).queryByRole('img', { hidden: true })).not.toBeInTheDocument()
  expect(await head()).toHaveTextContent(/^I.S/)
})

test('secondary and other attributes follow the first, and what has no value is skipped', async () => {
  fakeDetails()
  renderAt(PAGE)
  await head()

  const labels = screen.getAllByRole('term').map((term) => term.textContent)
  expect(labels).toEqual([
    'Title',
    'Email',
    'Telephone',
    'Manager',
    'Location',
    'Joined',
    'Reports',
  ])
})

test('mail addresses and telephone numbers are links, moments are dates, the rest is text', async () => {
  fakeDetails()
  renderAt(PAGE)
  const card = within(await head())

  expect(card.getByRole('link', { name: 'isolberg@aldermoor.example' })).toHaveAttribute(
    'href',
    'mailto:isolberg@aldermoor.example',
  )
  expect(card.getByRole('link', { name: '+47 22 40 11 07' })).toHaveAttribute(
    'href',
    'tel:+4722401107',
  )
  expect(screen.getByText(/Aug 14, 2019/)).toBeVisible()
  expect(screen.getByText('Oslo')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Oslo' })).not.toBeInTheDocument()
})

test('people open their quick info, which leads to their page', async () => {
  fakeDetails()
  const { user } = renderAt(PAGE)
  await head()

  await user.click(screen.getByRole('link', { name: 'Lena Brandt' }))
  const popup = await screen.findByRole('dialog', { name: 'Lena Brandt' })
  await user.click(within(popup).getByRole('button', { name: 'View more info' }))

  await waitFor(() =>
    expect(window.location.hash).toBe(`#/users/${encodeURIComponent('cn=Lena Brandt,o=data')}`),
  )
})

test('three of many values are shown, a dialog has all', async () => {
  fakeDetails()
  const { user } = renderAt(PAGE)
  await head()
  expect(screen.queryByRole('button', { name: 'Tomas Herrera' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: '... Show all: Reports' }))

  const all = within(await screen.findByRole('dialog', { name: 'Reports' }))
  expect(all.getAllByRole('listitem')).toHaveLength(4)
})

test('whom the right is refused to does not see the page', async () => {
  const asked = fakeDetails()
  server.use(
    http.post(atUpstream('access/info/user/navigationrights'), () =>
      HttpResponse.json({
        navPageRights: [{ key: 'detailInfo', value: 'false' }],
        areaDefault: 'landing',
        areaDefaultDisplayName: 'Home',
      }),
    ),
  )
  renderAt(PAGE)

  expect(
    await screen.findByRole('alertdialog', {
      name: 'Unauthorized access to Identity information page',
    }),
  ).toBeVisible()
  expect(asked).toEqual([])
})

test('somebody who cannot be read is told about in the words of the server', async () => {
  const Fault = { Reason: { Text: 'No such user.' } }
  server.use(http.get(DETAILS, () => HttpResponse.json({ Fault }, { status: 489 })))
  renderAt(PAGE)

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch the user.')
  expect(alert).toHaveTextContent('No such user.')
})

test('the page has no barriers', async () => {
  fakeDetails()
  const { container } = renderAt(PAGE)

  await head()
  expect(await axe(container)).toHaveNoViolations()
})
