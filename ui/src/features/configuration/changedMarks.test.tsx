import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeSettings } from './fakeSettings'
import { toConfiguration, toSettings } from './routes'

const ROLES = 'catalog/administration/roleResourceSettings'
const roles = { roleAssignmentGracePeriod: 5, roleToRoleApproval: true, roleToGroupApproval: true }

/** A server where reconciliation has its default settings, roles have others, and the display settings are refused. */
function known(address: string) {
  const asked: string[] = []
  const { handlers } = fakeSettings({
    nodes: {
      [ROLES]: roles,
      'access/administration/cprsConfig': {
        enableCprs: true,
        pollingInterval: 60,
        cleanupTimeInDays: 7,
      },
      'access/administration/emailApproval': { folder: 'Approvals' },
      'access/administration/igConfig': {},
      'access/administration/delegation': {},
      'admin/logging/list': {},
      'admin/driverstatus/info': {},
    },
  })
  server.use(
    http.get(`*/rest/${ROLES}`, () => void asked.push(ROLES)),
    http.get(
      '*/rest/admin/display/settings/general',
      () => new HttpResponse(null, { status: 500 }),
    ),
    ...handlers,
    ...fakePreferences().handlers,
  )
  return { ...renderAt(address), asked }
}

const index = () => screen.findByRole('navigation', { name: 'Sections of the configuration' })
/** The entry of the settings index with the link `name`. */
const row = async (name: RegExp) =>
  within(await index())
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('link', { name }))

test('the index of the overview counts the settings of a page that have not their default', async () => {
  known(toConfiguration())

  const marks = within(await index())
  expect(await marks.findByText('Changed: 2')).toBeVisible()
  expect(await row(/^Roles and resources$/)).toHaveTextContent('Changed: 2')
  expect(await marks.findByText('Changed: 1')).toBeVisible()
  expect(await row(/^Email approval/)).toHaveTextContent('Changed: 1')
  expect(await row(/reconciliation/i)).not.toHaveTextContent('Changed')
  expect(await marks.findByText('Changes not known')).toBeVisible()
  expect(await row(/^Tasks and requests/)).toHaveTextContent('Changes not known')
})

test('the search marks a changed setting, and asks for settings only when they are found', async () => {
  const { user, asked } = known(toSettings('delegation'))
  const search = await screen.findByRole('searchbox', { name: 'Find a setting' })
  await screen.findByRole('form')
  expect(asked).toEqual([])

  await user.type(search, 'role')

  expect(await within(await index()).findByText('Changed, default: Off')).toBeVisible()
  expect(await row(/assigned to a group/)).not.toHaveTextContent('Changed')
  expect(asked).toEqual([ROLES])
})

test('a found setting that cannot be read says so', async () => {
  const { user } = known(toSettings('delegation'))
  const search = await screen.findByRole('searchbox', { name: 'Find a setting' })

  await user.type(search, 'order of search results')

  expect(await within(await index()).findByText('Changes not known')).toBeVisible()
})
