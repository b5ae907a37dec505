import { screen } from '@testing-library/react'
import { bootstrap } from '../../testing/bootstrap'
import { menu, pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'

test('the two style files of the client are loaded after the start', async () => {
  const client = { ...bootstrap().client, id: 'b/2' }
  renderAt('/tasks', { routes: pages, bootstrap: { menu, client } })
  await screen.findByRole('heading', { name: 'All tasks' })
  const page = document.documentElement

  expect(page).toContainHTML('<link rel="stylesheet" href="bff/style/b%2F2/brand.css">')
  expect(page).toContainHTML('<link rel="stylesheet" href="bff/style/b%2F2/dashboard.css">')
})
