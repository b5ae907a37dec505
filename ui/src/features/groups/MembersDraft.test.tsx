import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { beginWithoutDrafts, endSession } from '../../testing/draftDevice'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeGroups, group, groupDn, personDn } from './fakeGroupsServer'
import { toGroup } from './routes'

beginWithoutDrafts()

const FINANCE = groupDn('Finance')

async function openPicker() {
  const view = renderAt(toGroup(FINANCE))
  await screen.findByRole('row', { name: /Ann/ })
  await view.user.click(await screen.findByRole('button', { name: 'Add members' }))
  return { ...view, picker: within(await screen.findByRole('group', { name: 'People' })) }
}

test('who is to be added to a group is offered again after the session ended', async () => {
  const { handlers, written } = fakeGroups([group('Finance', 'Pays bills', 'Ann')])
  server.use(
    ...fakePreferences().handlers,
    ...handlers,
    http.get(atUpstream('access/users/list'), () =>
      HttpResponse.json({ usersList: [{ dn: personDn('Dag'), fullName: 'Dag' }] }),
    ),
  )
  const before = await openPicker()
  await before.user.type(before.picker.getByRole('searchbox'), 'find{Enter}')
  await before.user.click(await before.picker.findByRole('option', { name: 'Dag' }))
  await endSession(before)

  const { user } = await openPicker()
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  await user.click(await screen.findByRole('button', { name: 'Add 1 person' }))

  expect(await screen.findByText('1 person added to the group')).toBeVisible()
  expect(written.map(({ body }) => body)).toEqual([
    { dn: FINANCE, members: [personDn('Dag')], membersAction: 'add' },
  ])
})
