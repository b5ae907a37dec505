import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { renderSettings } from '../../testing/renderSettings'
import { server } from '../../testing/server'
import { fakeSettings } from './fakeSettings'

const URL_OF_IT = 'access/administration/delegation'

const stored = {
  allRequests: true,
  delegateNotfTemplate: 'cn=Gone,o=system',
  delegationRetentionTime: 0,
  availabilityNotfTemplate: 'cn=Away',
  availabilityRetentionTime: 60,
  laterVersion: { kept: ['as', 'it', 'came'] },
}

const known = (refused: Record<string, string> = {}) =>
  renderSettings('delegation', fakeSettings({ nodes: { [URL_OF_IT]: stored }, refused }))

const retention = () => screen.findByRole('textbox', { name: 'Keep expired delegations' })
const save = () => screen.getByRole('button', { name: 'Save settings' })

test('settings stand in sections with their unit, their hint and when a change counts', async () => {
  const { container } = known()

  expect(await retention()).toHaveValue('0')
  expect(await retention()).toHaveAccessibleDescription('0 deletes them with the next cleanup.')
  const section = within(screen.getByRole('region', { name: 'Delegation' }))
  expect(section.getByText('minutes')).toBeVisible()
  expect(section.getByText('Now (assumed)')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('a template that is gone stays the stored value', async () => {
  known()
  const asked: unknown[] = []
  server.use(
    http.get('*/rest/access/info/email/templates', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
    }),
  )

  const template = await screen.findByRole('combobox', { name: 'Delegation email template' })
  expect(await within(template).findByRole('option', { name: 'Gone (deleted)' })).toBeVisible()
  expect(template).toHaveValue('cn=Gone,o=system')
  expect(asked).toEqual([{ size: '-1' }])
})

test('a save sends the whole record as it was read, a retention of 0 and unknown keys with it', async () => {
  const { user, written } = known()
  await user.click(await screen.findByText('Allow delegating all requests together'))

  await user.click(save())

  await waitFor(() =>
    expect(written).toEqual([{ path: URL_OF_IT, body: { ...stored, allRequests: false } }]),
  )
  expect(await screen.findByText('Settings saved')).toBeVisible()
})

test('a change has a mark, its old value, and a way back', async () => {
  const { user } = known()
  await user.type(await retention(), '5')
  await user.tab()
  expect(await retention()).toHaveAccessibleDescription(/Was 0 minutes/)

  await user.click(screen.getByRole('button', { name: 'Reset Keep expired delegations' }))

  expect(await retention()).toHaveValue('0')
  expect(screen.getByText('No changes')).toBeVisible()
})

test('the changes can be reviewed before they are saved', async () => {
  const { user, written } = known()
  await user.clear(await retention())
  await user.type(await retention(), '90')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Review changes' }))

  const dialog = within(await screen.findByRole('dialog', { name: 'Review changes' }))
  expect(dialog.getByRole('listitem')).toHaveTextContent(
    /Keep expired delegations.*0 minutes.*90 minutes.*Now \(assumed\)/,
  )
  expect(written).toEqual([])
})

test('what another administrator saved meanwhile stays', async () => {
  const { user, written, nodes } = known()
  await user.clear(await retention())
  await user.type(await retention(), '90')
  nodes[URL_OF_IT] = { ...stored, availabilityRetentionTime: 15, laterVersion: 'new' }

  await user.click(save())

  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toEqual({
    ...stored,
    delegationRetentionTime: 90,
    availabilityRetentionTime: 15,
    laterVersion: 'new',
  })
})

test('of one setting that both changed the person decides', async () => {
  const { user, written, nodes } = known()
  await user.clear(await retention())
  await user.type(await retention(), '90')
  nodes[URL_OF_IT] = { ...stored, delegationRetentionTime: 30 }

  await user.click(save())

  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/0 minutes.*30 minutes.*90/)
  expect(written).toEqual([])
})

test('the reason of the server stands at the setting that it names', async () => {
  const { user } = known({ [URL_OF_IT]: 'Invalid input: delegationRetentionTime' })
  await user.clear(await retention())
  await user.type(await retention(), '90')

  await user.click(save())

  await waitFor(async () =>
    expect(await retention()).toHaveAccessibleDescription(/Invalid input: delegationRetentionTime/),
  )
})

test('the search finds settings of other pages and leads to them', async () => {
  const { user } = known()
  server.use(http.get('*/rest/access/administration/cprsConfig', () => HttpResponse.json({})))
  await user.type(await screen.findByRole('searchbox', { name: 'Find a setting' }), 'key store')

  const found = within(screen.getByRole('navigation', { name: 'Sections of the configuration' }))
  expect(found.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    '#/configuration/auditing?setting=auditing%3AkeyStorePath',
  )
})
