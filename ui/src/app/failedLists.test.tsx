import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../testing/addresses'
import { fakePreferences } from '../testing/fakePreferences'
import { renderAt } from '../testing/renderAt'
import { server } from '../testing/server'

/** Source: SPEC 8 "Picker", whose messages the pages of the lists say too. */
test.each([
  ['/role', 'catalog/roles/listV2', 'Failed to fetch roles list.'],
  ['/resource', 'catalog/resources/listV2', 'Failed to fetch resources list.'],
  ['/sod', 'catalog/sods', 'Failed to fetch SoDs list.'],
])('the page %s says what of %s could not be read', async (path, list, words) => {
  server.use(
    ...fakePreferences().handlers,
    http.get(atUpstream('catalog/*'), () => HttpResponse.json({ roleLevels: [], categories: [] })),
    http.get(atUpstream('admin/permission/rights'), () => HttpResponse.json({})),
  )
  server.use(http.get(atUpstream(list), () => new HttpResponse(null, { status: 502 })))
  renderAt(path)

  expect(await screen.findByRole('alert')).toHaveTextContent(words)
})
