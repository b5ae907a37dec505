import { act, screen } from '@testing-library/react'
import { findUsers } from '../../entities/user/api'
import { bootstrap } from '../../testing/bootstrap'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeUsers, person } from './fakeUsersServer'
import { toUsers } from './routes'

const FIELDS = ['FirstName', 'LastName', 'Email', 'TelephoneNumber']

test.each([
  ['are not looked for', false, FIELDS],
  ['are looked for, too,', true, [...FIELDS, 'CN']],
])('account names %s where the application context says %p', async (_what, says, searched) => {
  const { asked, handler } = fakeUsers([person('Ingrid Solberg')])
  server.use(handler, ...fakePreferences().handlers)
  const context = { ...bootstrap().context, searchWithRequesterCN: says }
  const { store } = renderAt(`${toUsers()}?q=Ingrid`, { bootstrap: { context } })

  await screen.findByRole('link', { name: 'Ingrid Solberg' })
  const picked = { query: 'Ing', page: 0, clientId: '1', outputFields: [] }
  await act(() => store.dispatch(findUsers.initiate(picked)))

  expect(asked.map(({ searchAttr }) => searchAttr?.split(','))).toEqual([searched, searched])
})
