import { screen } from '@testing-library/react'
import { fakeResources, resource } from '../features/resources/fakeResourcesServer'
import { type ResourceSection, toResource } from '../features/resources/routes'
import { fakePreferences } from './fakePreferences'
import { renderAt } from './renderAt'
import { server } from './server'

export const ann = { id: 'cn=ann', name: 'Ann', type: 'user', sequence: 1 }

/** The owners of the resource. */
export const lena = { id: 'cn=lena', name: 'Lena', type: 'user' }

/** The entitlements of the resource. */
export const bound = {
  id: 'cn=License,cn=Cloud,o=system',
  displayName: 'License',
  entitlementType: 'APP_QUERY_PARAMS',
  parameterValue: '{"ID":"E1"}',
  parameterName: 'E1',
}

export const office = resource('Office', {
  owners: [lena],
  approvalRequired: true,
  approvers: [ann],
  revokeRequired: true,
  revokeEqualsGrant: true,
  entitlements: [bound],
  resourceParameters: [
    {
      id: 'seats',
      type: 'Integer',
      binding: 'dynamic',
      localizedDisplayValues: [{ locale: 'en', name: 'Seats' }],
    },
  ],
})

/** Opens a tab of the resource `office`, on a server with one more resource. */
export function opened(section: ResourceSection, ...world: [Parameters<typeof fakeResources>[1]?]) {
  const fake = fakeResources([office, resource('Badge')], ...world)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return { ...fake, ...renderAt(toResource(office.id, section)) }
}

/** The same with one of its cards open to be edited. */
export async function edited(card: string, ...world: [Parameters<typeof fakeResources>[1]?]) {
  const page = opened('overview', ...world)
  await page.user.click(await screen.findByRole('button', { name: `Edit: ${card}` }))
  return page
}

export const save = () => screen.findByRole('button', { name: 'Save resource' })
