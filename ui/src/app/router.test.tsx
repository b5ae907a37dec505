import { screen } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import type { AppRoute } from '../shared/routing/appRoute'
import { pages } from '../testing/pages'
import { renderAt } from '../testing/renderAt'

test('a page is first shown with its texts', async () => {
  const readiness: boolean[] = []
  function PeoplePage() {
    const { t, ready } = useTranslation('users', { useSuspense: false })
    readiness.push(ready)
    return <h1>{t('title')}</h1>
  }
  const people: AppRoute = {
    path: 'people',
    lazy: () => Promise.resolve({ Component: PeoplePage }),
    texts: ['users'],
    handle: { right: 'people', helpAnchor: 'people', titleKey: 'people' },
  }
  renderAt('/people', { routes: [...pages, people] })

  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible()
  expect(readiness).not.toContain(false)
})
