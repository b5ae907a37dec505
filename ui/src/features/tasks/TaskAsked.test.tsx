import { screen, within } from '@testing-library/react'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeTasks, task } from './fakeTasksServer'
import { toTask, toTasks } from './routes'

const AT = Date.UTC(2027, 2, 1, 9, 30)

const item = (name: string, ...values: string[]) => ({ name, values })
const CONFLICT = task('1', {
  dataItems: [
    item('requestAction', 'revoke'),
    item('reason', 'Left the team'),
    item('effDate', String(AT)),
    item('expDate', 'in May'),
    item('sodJustification', 'Stands in'),
    item('sodName', 'Payments', 'Audit'),
    item('perm1Name', 'Post', 'Audit'),
    item('perm2Name', 'Release', 'Post'),
  ],
})
const facts = (region: HTMLElement) => {
  const said = within(region).getAllByRole('definition')
  return said.map(({ textContent }) => textContent.replace(/[\u2066-\u2069]/g, ''))
}

test('the page says what is to be taken away, why and since when, and which permissions conflict', async () => {
  server.use(...fakeTasks([CONFLICT]).handlers, ...fakePreferences().handlers)
  renderAt(toTask('1'))

  await screen.findByRole('heading', { level: 1, name: /Permission 1/ })
  const said = facts(screen.getByRole('region', { name: 'Request' }))
  expect(said.slice(0, 5)).toEqual([
    'Revoke',
    'Left the team',
    expect.stringContaining('2027'),
    'Post, ReleaseAudit, Post',
    'Stands in',
  ])
  // Not a time as the console knows them: it stands where the author of the workflow put it.
  expect(facts(screen.getByRole('region', { name: 'Form data' }))).toEqual(['in May'])
})

test('who decides in the list is told the same before', async () => {
  server.use(...fakeTasks([CONFLICT]).handlers, ...fakePreferences().handlers)
  const { user } = renderAt(toTasks())
  await screen.findByRole('link', { name: 'Permission 1' })
  await user.keyboard('ja')
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))

  expect(await dialog.findByText('Left the team')).toBeVisible()
  expect(dialog.getByText('Revoke')).toBeVisible()
})
