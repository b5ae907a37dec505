import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { fakeRights } from '../../testing/fakeRights'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { person } from './fakeUsersServer'
import { toUser } from './routes'

const title = { key: 'Title', displayLabel: 'Title', dataType: 'String', isEditable: true }
const ingrid = person('Ingrid Solberg', {
  disabledLoginSupported: true,
  primaryAttributes: [title],
})

/** Opens the page of Ingrid as an administrator of security. */
async function openPage(details = ingrid) {
  server.use(http.get(atUpstream('access/users/details'), () => HttpResponse.json(details)))
  const { user } = renderAt(toUser(ingrid.dn), {
    bootstrap: { rights: { authorized: true, readOnly: false, domains: ['SECURITY'] } },
  })
  await screen.findByRole('link', { name: 'Edit' })
  return user
}

async function openMenu(details = ingrid) {
  const user = await openPage(details)
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
}

const offered = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)

test('an administrator has the two actions used most as buttons, and the others in a menu', async () => {
  const observed = { usersList: [person('Bo Lind')], totalSize: 1 }
  server.use(
    http.get(atUpstream('access/users/usersForHistory'), () => HttpResponse.json(observed)),
  )
  await openMenu()

  expect(await screen.findByText('Same access for me')).toBeVisible()
  expect(offered()).toEqual([
    'Org chart',
    'Compare access',
    'Same access for me',
    'Explain rights',
    'Disable login',
    'Delete…',
  ])
  expect(screen.getByText('Request access')).toBeVisible()
})

test('whoever may not manage users and looks after nobody has no menu, but one link', async () => {
  server.use(fakeRights())
  await openPage()

  expect(await screen.findByRole('link', { name: 'Explain rights' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument()
})

test('where the directory cannot forbid a sign-in, that is not offered', async () => {
  await openMenu({ ...ingrid, disabledLoginSupported: false })

  await screen.findByRole('menu')
  expect(offered()).toContain('Delete…')
  expect(offered()).not.toContain('Disable login')
})
