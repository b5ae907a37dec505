import { fireEvent, screen } from '@testing-library/react'
import { renderOnPage } from '../../testing/renderOnPage'
import { DetailLink } from './DetailLink'

const Page = () => (
  <DetailLink to="/users/lena" className={undefined}>
    Lena
  </DetailLink>
)

test('a thing is opened in the same window, and told which list it came from', async () => {
  const { user, router } = renderOnPage(Page, {})

  await user.click(await screen.findByRole('link', { name: 'Lena' }))

  expect(router.state.location).toMatchObject({
    pathname: '/users/lena',
    state: { from: '/users' },
  })
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a press with %s is left to the browser, for a tab of its own',
  async (key) => {
    renderOnPage(Page, {})
    const link = await screen.findByRole('link', { name: 'Lena' })
    let isTaken = true
    const look = (event: Event) => {
      isTaken = event.defaultPrevented
      // Or the document of the tests would follow the link.
      event.preventDefault()
    }
    window.addEventListener('click', look, { once: true })

    fireEvent.click(link, { [key]: true })

    expect(isTaken).toBe(false)
  },
)
