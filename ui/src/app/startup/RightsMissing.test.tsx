import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atBff } from '../../testing/addresses'
import { bootstrap } from '../../testing/bootstrap'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'

const withoutRights = { menu, rights: {}, rightsLoaded: false }

test('without rights the application starts, says so, and loads them when they are there again', async () => {
  const { user } = renderAt('/tasks', { routes: pages, bootstrap: withoutRights })
  expect(await screen.findByRole('heading', { name: 'All tasks' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Your rights could not be loaded.')

  server.use(http.get(atBff('bff/bootstrap'), () => HttpResponse.json(bootstrap({ menu }))))
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'All tasks' })).toBeVisible()
})

test('when the rights fail again, the message and the page stay', async () => {
  const { user } = renderAt('/tasks', { routes: pages, bootstrap: withoutRights })
  await screen.findByRole('heading', { name: 'All tasks' })
  let asked = 0
  server.use(
    http.get(atBff('bff/bootstrap'), () => {
      asked += 1
      return HttpResponse.json({ code: 'upstream_failed' }, { status: 502 })
    }),
  )

  await user.click(screen.getByRole('button', { name: 'Try again' }))

  await waitFor(() => expect(asked).toBe(1))
  expect(screen.getByRole('alert')).toHaveTextContent('Your rights could not be loaded.')
  expect(screen.getByRole('heading', { name: 'All tasks' })).toBeVisible()
})
