import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useTranslation } from 'react-i18next'
import type { AppRoute } from '../shared/platform/routing/appRoute'
import { atBff } from '../testing/addresses'
import { pages } from '../testing/pages'
import { forgetReleases, playReleases } from '../testing/releases'
import { renderAt } from '../testing/renderAt'
import { server } from '../testing/server'

afterEach(forgetReleases)

function peoplePage(more: Partial<AppRoute>): AppRoute {
  return {
    path: 'people',
    lazy: () => Promise.resolve({ Component: () => <h1>All people</h1> }),
    texts: [],
    handle: { right: 'people', helpAnchor: 'people', titleKey: 'people' },
    ...more,
  }
}

test('a page is first shown with its texts', async () => {
  const readiness: boolean[] = []
  function PeoplePage() {
    const { t, ready } = useTranslation('users', { useSuspense: false })
    readiness.push(ready)
    return <h1>{t('title')}</h1>
  }
  const people = peoplePage({
    lazy: () => Promise.resolve({ Component: PeoplePage }),
    texts: ['users'],
  })
  renderAt('/people', { routes: [...pages, people] })

  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible()
  expect(readiness).not.toContain(false)
})

test('a page whose code does not come says why, and opens when it is tried again', async () => {
  playReleases('one')
  const Component = () => <h1>All people</h1>
  const lazy = jest.fn<Promise<{ Component: typeof Component }>, []>()
  lazy.mockRejectedValue(new Error('404'))
  const { user, departures } = renderAt('/people', { routes: [peoplePage({ lazy })] })

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('This page could not be opened')
  expect(alert).toHaveTextContent('Network Error')
  lazy.mockResolvedValue({ Component })
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('heading', { name: 'All people' })).toBeVisible()
  expect(departures).toEqual([])
})

test('a page that did not come without a connection opens by itself when that is back', async () => {
  playReleases('one')
  const Component = () => <h1>All people</h1>
  const lazy = jest.fn<Promise<{ Component: typeof Component }>, []>()
  lazy.mockRejectedValue(new Error('offline'))
  server.use(http.get(atBff('bff/live'), () => HttpResponse.error()))
  renderAt('/people', { routes: [peoplePage({ lazy })] })
  expect(await screen.findByText(/^You are offline/)).toBeVisible()

  lazy.mockResolvedValue({ Component })
  server.use(http.get(atBff('bff/live'), () => HttpResponse.json({})))
  act(() => void window.dispatchEvent(new Event('online')))

  expect(await screen.findByRole('heading', { name: 'All people' })).toBeVisible()
})

test('a page whose texts do not come is not shown without words', async () => {
  playReleases('one', 'one')
  const file = atBff('assets/text-en-users-test.json')
  server.use(http.get(file, () => new HttpResponse(null, { status: 404 })))
  const { user } = renderAt('/people', { routes: [peoplePage({ texts: ['users'] })] })

  expect(await screen.findByRole('alert')).toHaveTextContent('A part of the console could not be')
  server.resetHandlers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(await screen.findByRole('heading', { name: 'All people' })).toBeVisible()
})

test('a page of a release that is gone is opened in the new one, once', async () => {
  playReleases('one', 'two')
  const people = peoplePage({ lazy: () => Promise.reject(new Error('404')) })
  const { user, departures } = renderAt('/people', { routes: [people] })

  const button = await screen.findByRole('button', { name: 'Reload the page' })
  expect(window.location.hash).toBe('#/people')
  expect(departures).toEqual(['reload'])
  await user.click(button)
  expect(departures).toEqual(['reload', 'reload'])
})

test('a new release that is not what comes is no reason to reload for ever', async () => {
  playReleases('one', 'two')
  const people = peoplePage({ lazy: () => Promise.reject(new Error('404')) })
  const { unmount } = renderAt('/people', { routes: [people] })
  await screen.findByRole('button', { name: 'Reload the page' })
  unmount()

  const { departures } = renderAt('/people', { routes: [people] })

  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(departures).toEqual([])
})

test('without the words of the frame the console says so in the few that it has', async () => {
  playReleases('one', 'one')
  const refused = () => new HttpResponse(null, { status: 503 })
  server.use(http.get(atBff('assets/:file'), refused))
  const { user, departures } = renderAt('/people', { routes: [peoplePage({})] })

  expect(await screen.findByRole('alert')).toHaveTextContent('The console could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))

  expect(departures).toEqual(['reload'])
})
