import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { components } from '../../shared/platform/contract/schema'
import { atUpstream } from '../../testing/addresses'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { LIST, person } from './fakeUsersServer'
import { toUserEdit, toUsers } from './routes'

type PersonNode = components['schemas']['PersonNode']

/** A server with Ingrid; her title is the one that was saved last. */
function directory() {
  const title = { key: 'Title', displayLabel: 'Title', dataType: 'String', isEditable: true }
  const attribute = { ...title, attributeValues: [{ $: 'Lead' }] }
  const ingrid = person('Ingrid Solberg', { primaryAttributes: [attribute] })
  server.use(
    ...fakePreferences().handlers,
    http.get(LIST, () => HttpResponse.json({ usersList: [ingrid], totalSize: 1 })),
    http.get(atUpstream('access/users/details'), () => HttpResponse.json<PersonNode>(ingrid)),
    http.put(atUpstream('access/user'), () => {
      attribute.attributeValues = [{ $: 'Head' }]
      return HttpResponse.json({ dn: ingrid.dn })
    }),
  )
  return ingrid
}

test('after a person was changed, their page and their entry in the list show it', async () => {
  const { dn } = directory()
  const { user, router } = renderAt(toUsers())
  expect(await screen.findByRole('row', { name: /Ingrid Solberg/ })).toHaveTextContent('Lead')
  await act(() => router.navigate(toUserEdit(dn)))
  const title = await screen.findByRole('textbox', { name: 'Title' })
  await user.clear(title)
  await user.type(title, 'Head')

  await user.click(screen.getByRole('button', { name: 'Save changes' }))

  expect(await screen.findByText('Successfully updated the user details')).toBeVisible()
  expect(await screen.findAllByText('Head')).not.toHaveLength(0)
  await act(() => router.navigate(toUsers()))
  expect(await screen.findByRole('row', { name: /Ingrid Solberg/ })).toHaveTextContent('Head')
})
