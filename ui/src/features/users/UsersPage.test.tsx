import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'
import { atUpstream } from '../../testing/addresses'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { crowd, dnOf, fakePreference, fakeUsers, LIST, person } from './fakeUsersServer'
import { toUsers } from './routes'

type PersonNode = components['schemas']['PersonNode']

function listing(people: PersonNode[]) {
  const { asked, handler } = fakeUsers(people)
  server.use(handler)
  return asked
}

beforeEach(() => {
  server.use(...fakePreference().handlers)
})

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test('a row names the person and shows title, department, mail, telephone and manager', async () => {
  const text = (key: string, $: string) => ({ key, dataType: 'String', attributeValues: [{ $ }] })
  const manager = {
    key: 'manager',
    dataType: 'DN',
    lookupEntity: 'user',
    attributeValues: [{ $: dnOf('lbrandt'), value: 'Lena Brandt' }],
  }
  listing([
    person('Ingrid Solberg', {
      primaryAttributes: [
        text('Title', 'Treasury Lead'),
        text('Department', 'Finance'),
        text('Email', 'isolberg@aldermoor.example'),
        text('TelephoneNumber', '+47 22 40 11 07'),
      ],
      secondaryAttributes: [manager],
    }),
  ])
  renderAt(toUsers())

  const ingrid = within(await row('Ingrid Solberg'))
  expect(ingrid.getByText('isolberg')).toBeVisible()
  expect(ingrid.getByText('Treasury Lead')).toBeVisible()
  expect(ingrid.getByText('Finance')).toBeVisible()
  expect(ingrid.getByRole('link', { name: 'isolberg@aldermoor.example' })).toHaveAttribute(
    'href',
    'mailto:isolberg@aldermoor.example',
  )
  expect(ingrid.getByRole('link', { name: '+47 22 40 11 07' })).toHaveAttribute(
    'href',
    'tel:+4722401107',
  )
  expect(ingrid.getByRole('link', { name: 'Lena Brandt' })).toBeVisible()
})

test('a name tells more, leads to the page, and from there back to the very list', async () => {
  listing([person('Ingrid Solberg')])
  server.use(
    http.get('*/rest/access/users/details', () =>
      HttpResponse.json({
        ...person('Ingrid Solberg'),
        secondaryAttributes: [
          { key: 'Office', displayLabel: 'Office', attributeValues: [{ $: 'Oslo 4' }] },
        ],
      }),
    ),
  )
  const { user } = renderAt(`${toUsers()}?q=Ingrid`)
  await user.click(await screen.findByRole('link', { name: 'Ingrid Solberg' }))

  const info = within(await screen.findByRole('dialog', { name: 'Ingrid Solberg' }))
  expect(await info.findByText('Oslo 4')).toBeVisible()
  await user.click(info.getByRole('button', { name: 'View more info' }))
  const page = within(screen.getByRole('main'))
  await user.click(await page.findByRole('link', { name: 'Users' }))

  await row('Ingrid Solberg')
  expect(window.location.hash).toBe(`#${toUsers()}?q=Ingrid`)
})

test('the list is asked for by name, with the columns it shows and the attributes it searches', async () => {
  const asked = listing([person('Ingrid Solberg')])
  renderAt(toUsers())

  await row('Ingrid Solberg')
  expect(asked).toEqual([
    {
      nextIndex: '1',
      size: '10',
      q: '*',
      sortBy: 'FirstName',
      sortOrder: 'asc',
      clientId: '1',
      searchAttr: 'FirstName,LastName,Email,TelephoneNumber',
      filter: 'FirstName,LastName,Email,TelephoneNumber,manager,Title,UserPhoto,Department',
      columnCustomization: 'true',
    },
  ])
})

test('people see the columns that they chose, until they restore the usual ones', async () => {
  const { kept, handlers } = fakePreferences({ 'idm.userList.columns': ['FirstName', 'manager'] })
  server.use(...handlers)
  listing([person('Ingrid Solberg')])
  const { user } = renderAt(toUsers())
  await row('Ingrid Solberg')
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads()).toEqual(['Name', 'Manager'])

  await user.click(screen.getByRole('button', { name: 'Customize columns' }))
  await user.click(await screen.findByRole('button', { name: 'Restore defaults' }))

  await waitFor(() =>
    expect(heads()).toEqual(['Name', 'Title', 'Department', 'Email', 'Telephone', 'Manager']),
  )
  expect(kept.size).toBe(0)
})

test('any attribute that people have can be a column, and is then asked for', async () => {
  const city = { key: 'Location', displayLabel: 'City', isSortable: true }
  server.use(
    ...fakePreferences({ 'idm.userList.columns': ['FirstName', 'Location'] }).handlers,
    http.get(atUpstream('access/entities/schema'), ({ request }) =>
      new URL(request.url).searchParams.get('entityName') === 'user'
        ? HttpResponse.json({
            primaryAttributes: [{ key: 'FirstName' }, { key: 'Title' }],
            secondaryttributes: [city],
            otherAttributes: [{ key: 'UserPhoto', dataType: 'Binary' }],
          })
        : undefined,
    ),
  )
  const attribute = { ...city, attributeValues: [{ $: 'Bergen' }] }
  const asked = listing([person('Ingrid Solberg', { secondaryAttributes: [attribute] })])
  const { user } = renderAt(toUsers())

  expect(await screen.findByRole('columnheader', { name: 'City' })).toBeVisible()
  expect(await screen.findByRole('row', { name: /Ingrid Solberg/ })).toHaveTextContent('Bergen')
  expect(asked.at(-1)?.filter?.split(',')).toContain('Location')
  await user.click(screen.getByRole('button', { name: 'Customize columns' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByText('Title')).toHaveLength(1)
  expect(dialog.queryByText('UserPhoto')).not.toBeInTheDocument()
})

test('somebody whose login is disabled has a lock', async () => {
  listing([person('Ivo Petrov', { disabledLogin: true }), person('Elif Kaya')])
  renderAt(toUsers())

  expect(within(await row('Ivo Petrov')).getByRole('img', { name: 'Login disabled' })).toBeVisible()
  expect(within(await row('Elif Kaya')).queryByRole('img')).not.toBeInTheDocument()
})

test('the third telephone number becomes a count', async () => {
  const numbers = ['+41', '+42', '+43'].map(($) => ({ $ }))
  listing([
    person('Elif Kaya', {
      primaryAttributes: [{ key: 'TelephoneNumber', attributeValues: numbers }],
    }),
  ])
  renderAt(toUsers())

  const elif = within(await row('Elif Kaya'))
  expect(elif.getAllByRole('link', { name: /^\+/ })).toHaveLength(2)
  expect(elif.getByRole('button', { name: '+1 Show all: TelephoneNumber' })).toBeVisible()
})

test('a list without anybody says so', async () => {
  listing([])
  renderAt(toUsers())

  expect(await screen.findByRole('heading', { name: 'No users found' })).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('a list that cannot be read says so, names the request and can be tried again', async () => {
  listing([person('Ann Olsen')])
  server.use(
    http.get(
      LIST,
      () => new HttpResponse(null, { status: 502, headers: { 'x-request-id': '9f3c-71d0' } }),
      {
        once: true,
      },
    ),
  )
  const { user } = renderAt(toUsers())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to fetch users list.')
  expect(alert).toHaveTextContent('9f3c-71d0')

  act(() => within(alert).getByRole('button').focus())
  await user.keyboard('{Enter}')

  expect(await row('Ann Olsen')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Select all rows on this page' })).toHaveFocus()
})

test('the list is accessible', async () => {
  listing(crowd(25))
  const { container } = renderAt(toUsers())

  await row('Number1 ')
  expect(await axe(container)).toHaveNoViolations()
})

test('the outline of the list is accessible', async () => {
  const asked = jest.fn(() => delay('infinite'))
  server.use(http.get(LIST, asked))
  const { container } = renderAt(toUsers())
  await waitFor(() => expect(asked).toHaveBeenCalled())

  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(await axe(container)).toHaveNoViolations()
})

test('people can be had as cards, which are selected like rows; the address keeps it', async () => {
  server.use(
    fakeUsers([person('Ann Olsen'), person('Bo Lind')]).handler,
    http.get('*/rest/access/users/details', () => HttpResponse.json(person('Bo Lind'))),
  )
  const { user } = renderAt(toUsers())
  await screen.findByRole('row', { name: /Ann Olsen/ })

  await user.click(screen.getByRole('radio', { name: 'Cards' }))

  const cards = within(await screen.findByRole('list', { name: /^Users/ })).getAllByRole('listitem')
  expect(cards).toHaveLength(2)
  expect(window.location.hash).toContain('look=cards')
  await user.click(screen.getByRole('checkbox', { name: 'Select Bo Lind' }))
  expect(screen.getByRole('toolbar')).toHaveTextContent('1 selected')
  await user.click(screen.getByRole('link', { name: 'Bo Lind' }))
  expect(await screen.findByRole('dialog', { name: 'Bo Lind' })).toBeVisible()
})
