import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answered } from '../../testing/answered'
import { axe } from '../../testing/axe'
import { bootstrap } from '../../testing/bootstrap'
import { choosePerson } from '../../testing/choosePerson'
import { fakePeople } from '../../testing/fakePeople'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { ACCESS, fakeExplanations, PAYER, personDn } from './fakeExplainServer'
import { toOwnRights, toWhy } from './routes'

beforeEach(() => server.use(...fakeExplanations(), ...fakePeople(['mats', 'lena'])))

const chains = () => screen.findAllByRole('region', { name: /^Reason/ })

async function ask(path: string, action: string) {
  const view = renderAt(path)
  const select = await screen.findByRole('combobox', { name: 'Action' })
  await view.user.selectOptions(select, await screen.findByRole('option', { name: action }))
  return view
}

test('the picker of the object begins with the kind of the one that the address names', async () => {
  const object = 'cn=Laptop,o=system'
  server.use(
    http.post('*/rest/admin/permission/complexPermissionDetails', () =>
      HttpResponse.json({ permissions: [{ id: object, name: 'Laptop', entityType: 'resource' }] }),
    ),
  )
  const { user } = renderAt(toWhy({ who: personDn('mats'), object }))
  await screen.findByText('Laptop')
  await user.click(screen.getByRole('button', { name: /^Open the list: Role/ }))

  expect(await screen.findByRole('tab', { name: 'Resources' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

describe('why a person may do something', () => {
  test('with a role: by the group, the assignment, and the permission on the container, each with its place', async () => {
    const { container } = await ask(toWhy({ who: personDn('mats'), object: PAYER }), 'Assign Role')

    expect(await screen.findByText('Yes. mats can do this.')).toBeVisible()
    const [chain] = await chains()
    const links = within(chain ?? document.body).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Member of the group access', `#/groups/${encodeURIComponent(ACCESS)}`],
      [
        'Administers a part of the domain Role',
        `#/configuration/adminassignments/${encodeURIComponent(ACCESS)}/ROLES`,
      ],
      [
        'Has the permission on the container Finance and everything in it',
        `#/configuration/adminassignments/${encodeURIComponent(ACCESS)}/ROLES`,
      ],
    ])
    expect(await axe(container)).toHaveNoViolations()
  })

  test('with a permission that nobody gave: no', async () => {
    await ask(toWhy({ who: personDn('mats'), object: PAYER }), 'Modify Role')

    expect(await screen.findByText('No. mats cannot do this.')).toBeVisible()
  })

  test.each([
    ['Assign Role', 'true', false],
    ['Assign Role', 'false', true],
  ])(
    'oneself: %s, of which the server says %s, is told as wrong: %s',
    async (action, value, isTold) => {
      const oneself = bootstrap().user.dn
      server.use(
        http.get('*/rest/access/groups/membershipInfo', () =>
          HttpResponse.json({ groupMemberof: [ACCESS] }),
        ),
        http.post('*/rest/catalog/delegatedAdmin/rights', () =>
          HttpResponse.json({
            opertionPermissionMap: [
              { permissionDn: PAYER, operationAccessMap: [{ key: 'assignRole', value }] },
            ],
          }),
        ),
      )
      const { store } = await ask(toWhy({ who: oneself, object: PAYER }), action)

      expect(await screen.findByText(/^Yes\./)).toBeVisible()
      const wrong = /The server does not let you do this/
      if (isTold) expect(await screen.findByText(wrong)).toBeVisible()
      await answered(store)
      expect(screen.queryAllByText(wrong)).toHaveLength(isTold ? 1 : 0)
    },
  )

  test('has a role by another role', async () => {
    await ask(toWhy({ who: personDn('lena'), object: PAYER }), 'Have it')

    expect(await screen.findByRole('link', { name: 'Has the role Buyer' })).toBeVisible()
  })

  test('with a permission that teams do not have: no team is looked for', async () => {
    server.use(
      http.get('*/rest/access/teams/managelist', () => new HttpResponse(null, { status: 489 })),
    )
    await ask(toWhy({ who: personDn('lena'), object: PAYER }), 'Modify Role')

    expect(await screen.findByText('No. lena cannot do this.')).toBeVisible()
  })

  test('is not known where a fact could not be read', async () => {
    server.use(
      http.get('*/rest/access/teams/managelist', () => new HttpResponse(null, { status: 489 })),
    )
    await ask(toWhy({ who: personDn('lena'), object: PAYER }), 'Assign Role')

    expect(await screen.findByText('Not known. Failed to load: teams')).toBeVisible()
  })

  test('decides a task as the proxy of who has it', async () => {
    const { user } = renderAt(toWhy({ task: 't1' }))
    expect(await screen.findByText('Select a person.')).toBeVisible()

    await choosePerson(user, 'Person', 'mats')

    expect(await screen.findByText('Yes. mats can do this.')).toBeVisible()
    const [chain] = await chains()
    expect(chain).toHaveTextContent(/Proxy of lena.*The task is assigned to lena/)
  })

  test('at all: every assignment and everybody that they act for', async () => {
    renderAt(toWhy({ who: personDn('mats') }))

    const found = (await chains()).map(({ textContent }) => textContent)
    expect(found).toHaveLength(2)
    expect(found[0]).toMatch(/Member of the group access.*part of the domain Role/)
    expect(found[1]).toMatch(/Proxy of lena/)
  })

  test('is offered to those who may read who administers what', async () => {
    const { rights } = bootstrap()
    const page = `/users/${encodeURIComponent(personDn('mats'))}`
    const { user } = renderAt(page, {
      bootstrap: { rights: { ...rights, domains: ['SECURITY'] } },
    })
    await user.click(await screen.findByRole('button', { name: 'More actions' }))

    expect(await screen.findByRole('menuitem', { name: 'Explain rights' })).toHaveAttribute(
      'href',
      `#${toWhy({ who: personDn('mats') })}`,
    )
  })
})

describe('what an administrator may not', () => {
  const administrator = { bootstrap: { rights: { ...bootstrap().rights, domains: ['ROLES'] } } }

  test('hidden pages stand first and name the right that would show them', async () => {
    server.use(fakeRights('role', 'rights'))
    const { container } = renderAt(toOwnRights(), administrator)

    const pages = await screen.findByRole('region', { name: 'Pages for administrators' })
    const rows = await within(pages).findAllByRole('listitem')
    expect(rows.at(-1)).toHaveTextContent('RolesYou can open this page')
    expect(
      await within(pages).findAllByText(
        'Hidden. Shown to: administrators of the whole domain Configuration',
      ),
    ).not.toHaveLength(0)
    expect(await axe(container)).toHaveNoViolations()
  })

  test('hidden actions name the permission that they need', async () => {
    renderAt(toOwnRights(PAYER), administrator)

    expect(await screen.findByText(/It needs the permission “Modify Role”/)).toBeVisible()
    expect(await screen.findByText('You can do this')).toBeVisible()
  })

  test('the page is closed to those who administer nothing', async () => {
    renderAt(toOwnRights(), { bootstrap: { rights: { ...bootstrap().rights, domains: [] } } })

    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })
})
