import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { atUpstream } from '../../../testing/addresses'
import { gate } from '../../../testing/gate'
import { signedInNow } from '../../../testing/pickerTabs'
import { renderBlock } from '../../../testing/renderBlock'
import { server } from '../../../testing/server'
import { placeId, type DriverPlace } from '../model'
import { DriverTree, type DriverTreeProps } from './DriverTree'

const ERP = 'cn=ERP Driver,cn=driverset1,o=system'
const profile = {
  id: `cn=Profile,${ERP}`,
  displayName: 'Profile',
  entitlementType: 'APP_QUERY_PARAMS',
  views: [
    { viewID: '15e1:PRD100', queryKey: '15e1', displayName: 'Production' },
    { viewID: '15e1:QAS200', queryKey: '15e1', displayName: 'Quality' },
  ],
}
const account = {
  id: `cn=Account,${ERP}`,
  displayName: 'Account',
  entitlementType: 'NO_PARAMS',
  views: [{ viewID: '77aa', queryKey: '77aa', displayName: 'Account' }],
}

/** A server with twelve drivers, of which only the ERP driver gives its entitlements; records the queries of the list. */
function drivers() {
  const asked: Record<string, string>[] = []
  const names = ['ERP Driver', ...Array.from({ length: 11 }, (_, at) => `Driver ${String(at + 1)}`)]
  server.use(
    http.get(atUpstream('catalog/drivers'), ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams)
      asked.push(query)
      const first = Number(query.nextIndex) - 1
      const found = names.filter((name) => query.q === '*' || name.includes(query.q ?? ''))
      const page = found.slice(first, first + 10)
      const isLast = first + 10 >= found.length
      return HttpResponse.json({
        drivers: page.map((name) => ({ id: `cn=${name},cn=driverset1,o=system`, name })),
        nextIndex: isLast ? 0 : first + 11,
      })
    }),
    http.post<never, { id: string }>(atUpstream('catalog/drivers/driver'), async ({ request }) =>
      (await request.json()).id === ERP
        ? HttpResponse.json({ id: ERP, name: 'ERP Driver', entitlements: [profile, account] })
        : HttpResponse.json({ Fault: { Reason: { Text: 'asleep' } } }, { status: 489 }),
    ),
  )
  return asked
}

function tree(props: Partial<DriverTreeProps> = {}) {
  const chosen: DriverPlace[] = []
  function Field() {
    const [value, setValue] = useState<DriverPlace>()
    const choose = (place: DriverPlace) => {
      chosen.push(place)
      setValue(place)
    }
    return <DriverTree {...props} value={value} onChoose={choose} />
  }
  const view = renderBlock(<Field />)
  view.store.dispatch(signedInNow)
  return { ...view, chosen }
}

const row = (name: string) => screen.findByRole('row', { name })
const open = async ({ user }: ReturnType<typeof tree>, name: string) =>
  user.click(within(await row(name)).getByRole('button'))

test('a logical system is chosen below its entitlement; it knows its driver', async () => {
  drivers()
  const view = tree({ driverSelectionDisabled: true })
  await view.user.click(await row('ERP Driver'))
  await open(view, 'Profile')
  await view.user.click(await row('Quality'))

  const [place, ...others] = view.chosen
  expect(others).toEqual([])
  expect(place?.driver).toEqual({ id: ERP, name: 'ERP Driver' })
  expect(place?.entitlement?.id).toBe(profile.id)
  expect(place?.system).toEqual({ viewId: '15e1:QAS200', id: 'QAS200', name: 'Quality' })
})

test('where the driver serves one system the entitlement is the end', async () => {
  drivers()
  const view = tree({ driverSelectionDisabled: true })
  await open(view, 'ERP Driver')
  await view.user.click(await row('Account'))

  expect(view.chosen.map(placeId)).toEqual([account.id])
  expect(view.chosen[0]?.entitlement?.isValueless).toBe(true)
})

test('a driver that does not tell what it gives says so in its place', async () => {
  drivers()
  const view = tree()
  await open(view, 'Driver 1')

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load entitlements for this driver.',
  )
  expect(await row('ERP Driver')).toBeVisible()
})

test('while a driver tells what it gives, a row says so', async () => {
  drivers()
  const { passed, open: letPass } = gate()
  server.use(
    http.post(atUpstream('catalog/drivers/driver'), async () => {
      await passed
      return HttpResponse.json({ id: ERP, entitlements: [account] })
    }),
  )
  const view = tree()
  await open(view, 'ERP Driver')

  const loading = await row('Loading entitlements...')
  letPass()
  expect(await row('Account')).toBeVisible()
  expect(loading).not.toBeInTheDocument()
})

test('ten drivers a page, and a search asks the server', async () => {
  const asked = drivers()
  const { user } = tree({ cprsSupported: true })
  await row('ERP Driver')
  expect(screen.queryByRole('row', { name: 'Driver 10' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await row('Driver 10')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search drivers' }), 'ERP{Enter}')
  expect(await row('ERP Driver')).toBeVisible()

  const questions = asked.map(({ q, nextIndex, size, type }) => [q, nextIndex, size, type])
  expect(questions).toEqual([
    ['*', '1', '10', '4'],
    ['*', '11', '10', '4'],
    ['ERP', '1', '10', '4'],
  ])
})

test('one row can stand for all drivers, and be chosen first', async () => {
  drivers()
  const { chosen } = tree({ selectAllOption: true, autoSelectFirst: true })

  expect(await row('All drivers, Selected')).toBeVisible()
  expect(chosen.map(placeId)).toEqual(['ALL DRIVERS'])
})

test('a list that cannot be read says so, with a way to try again', async () => {
  server.use(http.get(atUpstream('catalog/drivers'), () => HttpResponse.json({}, { status: 503 })))
  const { user } = tree()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to fetch entitlements or driver.',
  )

  drivers()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await row('ERP Driver')).toBeVisible()
})
