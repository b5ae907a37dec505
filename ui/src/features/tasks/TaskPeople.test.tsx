import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeTasks, task } from './fakeTasksServer'
import { toTaskHistory, toTasks } from './routes'

const LENA = { dn: 'cn=llind,ou=users,o=data', fullName: 'Lena Lind' }
const OF_LENA = encodeURIComponent(LENA.dn)

/** A server with these tasks, and a directory with Lena only. */
function listing() {
  const fake = fakeTasks([task('1')])
  server.use(
    ...fake.handlers,
    ...fakePreferences().handlers,
    http.get(atUpstream('access/users/list'), () =>
      HttpResponse.json({ usersList: [LENA], nextIndex: 0 }),
    ),
    http.get(atUpstream('access/users/details'), ({ request }) =>
      new URL(request.url).searchParams.get('userDn') === LENA.dn
        ? HttpResponse.json(LENA)
        : HttpResponse.json(null, { status: 404 }),
    ),
  )
  return fake
}

const chip = (name: string) => screen.findByRole('row', { name })

test('tasks are filtered by a certain person, who is looked up', async () => {
  const { asked } = listing()
  const { user } = renderAt(toTasks())
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'For' }),
    'A specific person',
  )
  const picker = within(screen.getByRole('group', { name: 'For: person' }))
  await user.type(picker.getByRole('searchbox'), 'Lind{Enter}')
  await user.click(await screen.findByRole('option', { name: /Lena Lind/ }))
  expect(await axe(screen.getByRole('dialog', { name: 'Filters' }))).toHaveNoViolations()
  await user.click(screen.getByRole('button', { name: 'Apply' }))

  expect(await chip('For is Lena Lind')).toBeVisible()
  expect(window.location.hash).toBe(`#/tasks?filter.recipient=${OF_LENA}`)
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ recipient: LENA.dn }))
})

test('a link to the tasks for somebody names the person, also in the filters', async () => {
  listing()
  const { user } = renderAt(`${toTasks()}?filter.recipient=${OF_LENA}`)
  expect(await chip('For is Lena Lind')).toBeVisible()

  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  const picker = within(await screen.findByRole('group', { name: 'For: person' }))
  expect(await picker.findByText('Lena Lind')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'Me')
  expect(screen.queryByRole('group', { name: 'For: person' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Apply' }))

  expect(await chip('For is Me')).toBeVisible()
})

test('somebody whom nobody knows any more is named by the address', async () => {
  const { asked } = listing()
  renderAt(`${toTasks()}?filter.recipient=cn%3Dgone%2Co%3Ddata`)

  expect(await chip('For is cn=gone,o=data')).toBeVisible()
  await waitFor(() => expect(asked[0]).toMatchObject({ recipient: 'cn=gone,o=data' }))
})

test.each([
  ['that wait', toTasks('others')],
  ['on which was decided', toTaskHistory('others')],
])('the tasks of others %s are filtered by people', async (_which, address) => {
  const { asked } = listing()
  renderAt(`${address}&filter.recipient=${OF_LENA}`)

  await chip('For is Lena Lind')
  await waitFor(() => expect(asked[0]).toMatchObject({ recipient: LENA.dn }))
})

test('the tasks of others are filtered by who is to decide; nobody is meant by me', async () => {
  const { asked } = listing()
  const { user } = renderAt(`${toTasks('others')}&filter.assignedTo=${OF_LENA}`)

  expect(await chip('Assigned to is Lena Lind')).toBeVisible()
  await waitFor(() => expect(asked[0]).toMatchObject({ assignedTo: LENA.dn }))
  await user.click(screen.getByRole('button', { name: /^Filters/ }))
  expect(await screen.findByRole('group', { name: 'Assigned to' })).toBeVisible()
})
