import { fireEvent, screen } from '@testing-library/react'
import { Link } from '../../shared/ui/Link'
import { renderOnPage } from '../../testing/renderOnPage'

const Page = () => <Link href="/users/lena">Lena</Link>

/** Whether the console handled a press with some keys held, so that the browser does not follow the link. */
async function isTaken(keys: MouseEventInit) {
  const link = await screen.findByRole('link', { name: 'Lena' })
  let taken = false
  const look = (event: Event) => {
    taken = event.defaultPrevented
    // Keeps the test's document from following the link.
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  fireEvent.click(link, keys)
  return taken
}

test('a page is opened in the same window, and told which list somebody came from', async () => {
  const { user, router } = renderOnPage(Page, {})

  await user.click(await screen.findByRole('link', { name: 'Lena' }))

  expect(router.state.location).toMatchObject({
    pathname: '/users/lena',
    state: { from: '/users' },
  })
})

test('the browser does not follow it too', async () => {
  renderOnPage(Page, {})

  expect(await isTaken({})).toBe(true)
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a press with %s is left to the browser, for a tab of its own',
  async (key) => {
    renderOnPage(Page, {})

    expect(await isTaken({ [key]: true })).toBe(false)
  },
)
