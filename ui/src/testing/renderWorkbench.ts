import { screen, within } from '@testing-library/react'
import { fakeMapping, ROLE, valueOf } from '../features/map-resources/fakeMappingServer'
import { toMapResources } from '../features/map-resources/routes'
import { fakeOperations } from './fakeOperations'
import { fakePreferences } from './fakePreferences'
import { renderAt } from './renderAt'
import { server } from './server'

export const read = { id: 'cn=Read,o=system', name: 'ERP Read', value: valueOf('Read') }
export const payroll = {
  id: 'cn=Payroll,o=system',
  name: 'Payroll',
  value: valueOf('Payroll'),
  managedBy: 1,
}

/** Maps resources to the role `ROLE`, with the values of the entitlement Profile in view. */
export async function workbench(world: Parameters<typeof fakeMapping>[0], search = '') {
  const fake = fakeMapping(world)
  server.use(
    fakeOperations({ [ROLE]: ['modifyRole'] }),
    ...fake.handlers,
    ...fakePreferences().handlers,
  )
  const view = renderAt(`${toMapResources(ROLE)}${search}`)
  const driver = await screen.findByRole('row', { name: 'ERP Driver' })
  await view.user.click(within(driver).getByRole('button'))
  await view.user.click(await screen.findByRole('row', { name: 'Profile' }))
  await screen.findByRole('region', { name: 'Values' })
  return { ...view, ...fake }
}

export type View = Awaited<ReturnType<typeof workbench>>

export const row = (name: RegExp) => screen.findByRole('row', { name })
export const press = async ({ user }: View, name: RegExp | string) =>
  user.click(await screen.findByRole('button', { name }))
