import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { atBff } from '../../../testing/addresses'
import { renderOnPage } from '../../../testing/renderOnPage'
import { server } from '../../../testing/server'
import { AboutDialog } from './AboutDialog'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>About</button>
      {isOpen && <AboutDialog isOpen onClose={() => setOpen(false)} />}
    </>
  )
}

test('when the details fail to load, About says so, has the rest, and loads them when it is opened again', async () => {
  server.use(
    http.get(atBff('build-info.json'), () => HttpResponse.error(), { once: true }),
    http.get(atBff('build-info.json'), () => HttpResponse.error(), { once: true }),
  )
  const { user } = renderOnPage(Page, {})
  await user.click(await screen.findByRole('button', { name: 'About' }))

  const about = await screen.findByRole('dialog', { name: 'Identity Manager' })
  expect(about).toHaveTextContent('Copyright of this software lies with its authors')
  expect(about).not.toHaveTextContent('Build date')
  expect(screen.getByRole('alert')).toHaveTextContent('Version details could not be loaded.')

  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'About' }))

  expect(await screen.findByText('CE 24.4 (v4.10.0)', { selector: 'dd *' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
