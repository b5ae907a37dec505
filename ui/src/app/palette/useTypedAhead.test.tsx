import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import paletteTexts from '../../i18n/locales/en/palette.json'
import { atBff } from '../../testing/addresses'
import { gate } from '../../testing/gate'
import { pages } from '../../testing/pages'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'

/** The texts of the palette load only when the test says so; `taken` records the keys that reach the page. */
async function openSlowly() {
  const { passed, open: come } = gate()
  const taken: string[] = []
  const note = ({ key }: KeyboardEvent) => taken.push(key)
  server.use(
    http.get(atBff('assets/text-en-palette-test.json'), async () => {
      await passed
      return HttpResponse.json(paletteTexts)
    }),
  )
  const view = renderAt('/tasks', { routes: pages })
  const button = await screen.findByRole('button', { name: /^Search people/ })
  await view.user.keyboard('{Control>}k{/Control}')
  document.addEventListener('keydown', note)
  return { ...view, button, taken, come, stop: () => document.removeEventListener('keydown', note) }
}

test('what is typed before the palette is there reaches its field, and nothing of it the page', async () => {
  const { user, button, taken, come, stop } = await openSlowly()
  expect(button).toHaveAttribute('aria-busy', 'true')

  await user.keyboard('adx{Backspace}d{Enter}')
  expect(button).toHaveAccessibleName('add')
  expect(taken).toEqual([])
  come()

  expect(await screen.findByRole('searchbox', { name: 'Search or go to' })).toHaveValue('add')
  expect(button).toHaveAttribute('aria-busy', 'false')
  stop()
})

test('with Esc a palette that is not there yet does not come', async () => {
  const { user, i18n, taken, come, stop } = await openSlowly()

  await user.keyboard('a{Escape}')
  come()
  await waitFor(() => {
    expect(i18n.hasResourceBundle('en', 'palette')).toBe(true)
  })
  await user.keyboard('b')

  expect(taken).toEqual(['b'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  stop()
})
