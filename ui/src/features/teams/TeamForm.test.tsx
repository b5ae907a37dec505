import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { dnOf, fakeDirectory, fakeTeams, fault, person, team, TEAMS } from './fakeTeamsServer'
import { toTeamCreate, toTeam, toTeamEdit, toTeams } from './routes'

const nightShift = team('Night Shift', {
  localizedNames: [
    { locale: 'en', value: 'Night Shift' },
    { locale: 'ar', value: 'نوبة الليل' },
  ],
  requestors: [person('Ann Olsen')],
})

function known(...teams: Parameters<typeof fakeTeams>) {
  const fake = fakeTeams(...teams)
  server.use(...fake.handlers, ...fakeDirectory(['Cy Hart'], ['Porters']))
  return fake
}

beforeEach(() => {
  server.use(...fakePreferences().handlers)
})

const nameField = () => screen.findByRole('textbox', { name: 'Name' })
const field = (name: string) => within(screen.getByRole('group', { name }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const written = (asked: ReturnType<typeof fakeTeams>['asked'], method: string) =>
  asked.filter((each) => each.method === method).map(({ body }) => body)

describe('a new team', () => {
  test('is sent with names, members, managers and what it is for, and opens', async () => {
    const { asked } = known()
    const { user, container } = renderAt(toTeams())
    await user.click(await screen.findByRole('link', { name: 'Create team' }))
    await user.type(await nameField(), ' Day Shift ')
    expect(await axe(container)).toHaveNoViolations()

    await user.type(field('Managers').getByRole('searchbox'), 'cy{Enter}')
    await user.click(await screen.findByRole('option', { name: /Cy Hart/ }))
    const members = within(screen.getByRole('group', { name: 'Members' }))
    await user.click(members.getByRole('button', { name: 'Open the list: Members' }))
    await user.click(await members.findByRole('tab', { name: 'Groups' }))
    await user.type(members.getByRole('searchbox'), 'Porters{Enter}')
    await user.click(await screen.findByRole('option', { name: /Porters/ }))
    await user.click(screen.getByRole('switch', { name: 'The managers are members too' }))
    await user.click(screen.getByRole('checkbox', { name: 'Resources' }))
    await user.click(screen.getByRole('button', { name: 'Create team' }))

    expect(await heading('Day Shift')).toBeVisible()
    expect(screen.getByText('Team created successfully')).toBeVisible()
    expect(window.location.hash).toBe(`#${toTeam(dnOf('Day Shift'))}`)
    expect(written(asked, 'POST')[0]).toEqual({
      name: 'Day Shift',
      localizedNames: [{ locale: 'en', value: 'Day Shift' }],
      description: '',
      localizedDescriptions: [],
      domainTypes: ['ROLES', 'PROVISIONING'],
      requestors: [{ dn: 'cn=Cy Hart,o=data', type: 'user' }],
      recipients: [{ dn: 'cn=Porters,o=data', type: 'group' }],
      includeManager: true,
    })
  })

  test('gets members from a pasted list of names, and says who was not found', async () => {
    const { asked } = known()
    const { user } = renderAt(toTeamCreate())
    await user.type(await nameField(), 'Day Shift')
    await user.click(field('Members').getByRole('searchbox'))
    await user.paste('Cy Hart\nNobody')
    expect(await screen.findByText(/^Not found, or found several times: \W*Nobody/)).toBeVisible()
    await user.type(field('Managers').getByRole('searchbox'), 'cy{Enter}')
    await user.click(await screen.findByRole('option', { name: /Cy Hart/ }))
    await user.click(screen.getByRole('button', { name: 'Create team' }))

    const recipients = [{ dn: 'cn=Cy Hart,o=data', type: 'user' }]
    await waitFor(() => expect(written(asked, 'POST')[0]).toMatchObject({ recipients }))
  })

  test('needs a name without wrong characters, and is for something', async () => {
    const { asked } = known()
    const { user } = renderAt(toTeamCreate())
    await user.type(await nameField(), 'Day/Shift')
    expect(screen.getByText(/has invalid character: .*\//)).toBeVisible()
    await user.clear(await nameField())
    for (const box of screen.getAllByRole('checkbox')) await user.click(box)
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'After ten')

    await user.click(screen.getByRole('button', { name: 'Create team' }))

    await waitFor(async () => expect(await nameField()).toHaveFocus())
    expect(screen.getByRole('group', { name: 'Applies to' })).toHaveAccessibleDescription(
      /Required/,
    )
    expect(await nameField()).toBeInvalid()
    expect(screen.getByText('2 errors')).toBeVisible()
    expect(written(asked, 'POST')).toEqual([])
  })

  test('that the server refuses loses nothing of what was entered', async () => {
    known()
    server.use(http.post(TEAMS, () => fault('InvalidInput', 'A team has a domain.')))
    const { user } = renderAt(toTeamCreate())
    await user.type(await nameField(), 'Night Shift')
    await user.click(screen.getByRole('button', { name: 'Create team' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('A team has a domain.')
    expect(await nameField()).toHaveValue('Night Shift')
  })

  test('with the name of another team is told at the name', async () => {
    known()
    server.use(http.post(TEAMS, () => fault('InvalidInput', 'The team exists already.')))
    const { user } = renderAt(toTeamCreate())
    await user.type(await nameField(), 'Night Shift')
    await user.click(screen.getByRole('button', { name: 'Create team' }))

    await waitFor(async () => expect(await nameField()).toHaveFocus())
    expect(await nameField()).toHaveAccessibleDescription(/Another entry has this name/)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is for what the person administers', async () => {
    known()
    renderAt(toTeamCreate(), {
      bootstrap: { rights: { authorized: true, domains: ['RESOURCES'] } },
    })

    await nameField()
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    expect(screen.getByRole('checkbox', { name: 'Resources' })).toBeChecked()
  })

  test('is no page for who defines none, by button or by address', async () => {
    known(nightShift)
    const reader = { rights: { authorized: true, teamReadOnly: true } }
    const { user } = renderAt(toTeams(), { bootstrap: reader })
    await screen.findByRole('row', { name: /Night Shift/ })
    expect(screen.queryByRole('link', { name: 'Create team' })).not.toBeInTheDocument()
    await user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('option', { name: 'Teams' })).toBeVisible()
    expect(screen.getByRole('option', { name: 'Create role' })).toBeVisible()
    expect(screen.queryByRole('option', { name: 'Create team' })).not.toBeInTheDocument()

    window.location.hash = toTeamCreate()

    expect(
      await screen.findByRole('alertdialog', { name: 'Unauthorized access to Create team page' }),
    ).toBeVisible()
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
  })
})

describe('a team that is changed', () => {
  test('is told by its new name', async () => {
    known(nightShift)
    const { user } = renderAt(toTeamEdit(nightShift.dn))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2')
    await user.click(screen.getByRole('button', { name: 'Save team' }))

    expect(await screen.findByText('Team updated successfully')).toBeVisible()
    expect(screen.getByRole('log', { name: 'Messages' })).toHaveTextContent('Night Shift 2')
  })

  test('is sent with what changed, shown again, and listed with its new name', async () => {
    const { asked } = known(nightShift)
    const { user } = renderAt(toTeams())
    await user.click(await screen.findByRole('button', { name: 'Actions for Night Shift' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    expect(await screen.findByRole('button', { name: 'Save team' })).toBeDisabled()

    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'After ten')
    await user.click(screen.getByRole('switch', { name: 'Everyone is a member' }))
    expect(screen.getByText('2 changes')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save team' }))

    expect(await screen.findByText('Team updated successfully')).toBeVisible()
    expect(written(asked, 'PUT')).toEqual([
      {
        dn: nightShift.dn,
        name: 'Night Shift',
        localizedNames: nightShift.localizedNames,
        description: 'After ten',
        localizedDescriptions: [{ locale: 'en', value: 'After ten' }],
        allUsers: true,
      },
    ])
    expect(window.location.hash).toBe(`#${toTeam(nightShift.dn)}`)
    expect(
      within(await screen.findByRole('region', { name: 'Facts' })).getByText('After ten'),
    ).toBeVisible()
    const main = within(screen.getByRole('main'))
    await user.click(main.getByRole('link', { name: 'Teams' }))
    expect(await screen.findByRole('row', { name: /Night Shift After ten/ })).toBeVisible()
  })

  test('is left as it was when the form is left', async () => {
    const { asked } = known(nightShift)
    const { user } = renderAt(toTeam(nightShift.dn))
    await user.click(await screen.findByRole('link', { name: 'Edit' }))
    await user.type(await nameField(), '!')

    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Night Shift' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))

    expect(await screen.findByRole('tab', { name: 'About' })).toBeVisible()
    expect(written(asked, 'PUT')).toEqual([])
  })

  test('with everybody in it needs nobody who is chosen', async () => {
    known(nightShift)
    const { user } = renderAt(toTeamEdit(nightShift.dn))
    await nameField()

    await user.click(screen.getByRole('switch', { name: 'Everyone is a member' }))

    expect(field('Members').getByRole('searchbox')).toBeDisabled()
  })

  test('by somebody else meanwhile is not overwritten before the person says so', async () => {
    const { asked, teams } = known(nightShift)
    const { user } = renderAt(toTeamEdit(nightShift.dn))
    await user.type(await nameField(), 's')
    await user.click(screen.getByRole('switch', { name: 'The managers are members too' }))
    const localizedNames = [{ locale: 'en', value: 'Late Shift' }]
    teams.set(nightShift.dn, { ...nightShift, localizedNames, allUsers: true })

    await user.click(screen.getByRole('button', { name: 'Save team' }))
    const clash = within(
      await screen.findByRole('alertdialog', { name: 'Someone else changed this' }),
    )
    expect(clash.getByRole('region', { name: 'Names and descriptions' })).toHaveTextContent(
      /Original.*Night Shift.*Theirs.*Late Shift.*Yours.*Night Shifts/,
    )
    expect(clash.queryByRole('region', { name: /Everybody/ })).not.toBeInTheDocument()
    expect(written(asked, 'PUT')).toEqual([])
    await user.click(clash.getByRole('button', { name: 'Use theirs' }))

    expect(await nameField()).toHaveValue('Late Shift')
    expect(screen.getByRole('switch', { name: 'Everyone is a member' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Save team' }))
    await waitFor(() =>
      expect(written(asked, 'PUT')).toEqual([{ dn: nightShift.dn, includeManager: true }]),
    )
  })

  test('and whose managers somebody else changed too gets both changes, and nobody is asked', async () => {
    const { asked, teams } = known(nightShift)
    const { user } = renderAt(toTeamEdit(nightShift.dn))
    await user.click(await screen.findByRole('button', { name: 'Remove Ann Olsen' }))
    const requestors = [person('Ann Olsen'), person('Bo Lind')]
    teams.set(nightShift.dn, { ...nightShift, requestors })

    await user.click(screen.getByRole('button', { name: 'Save team' }))

    await waitFor(() =>
      expect(written(asked, 'PUT')).toEqual([
        { dn: nightShift.dn, requestors: [{ dn: person('Bo Lind').dn, type: 'user' }] },
      ]),
    )
  })

  test('can only be looked at where it is read only, whatever the address says', async () => {
    known({ ...nightShift, readOnly: true })
    renderAt(toTeamEdit(nightShift.dn))

    expect(await heading('Night Shift')).toBeVisible()
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  })
})
