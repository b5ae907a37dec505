import { screen, within } from '@testing-library/react'
import { choosePerson } from './choosePerson'
import { fakePeople, personDn } from './fakePeople'
import { fakePreferences } from './fakePreferences'
import { renderAt } from './renderAt'
import { server } from './server'
import { assignment, fakeAdministrators } from '../features/administrators/fakeAdministratorServer'
import { toAdminAssignments } from '../features/administrators/routes'

export type User = ReturnType<typeof renderAt>['user']

/** A server with these administrators, and the people omar and mats. */
export function known(...args: Parameters<typeof fakeAdministrators>) {
  const fake = fakeAdministrators(...args)
  server.use(...fake.handlers, ...fakePeople(['omar', 'mats']), ...fakePreferences().handlers)
  return fake
}

/** The row of an assignment, as soon as it is shown. */
export const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

/** Opens the confirmation that revokes an assignment. */
export async function askToRevoke(user: User, name: string) {
  await user.click(within(await row(name)).getByRole('button', { name: /Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke…' }))
  await screen.findByRole('alertdialog')
}

/** Opens the form of a new assignment to a domain; `choose` chooses the assignee, mats by default. */
export async function openForm(
  choose = (user: User) => choosePerson(user, 'Administrator', 'mats'),
) {
  const fake = known([assignment('omar', personDn('omar'))])
  const { user } = renderAt(toAdminAssignments())
  await user.click(await screen.findByRole('button', { name: 'Assign administrator' }))
  const dialog = within(await screen.findByRole('dialog'))
  await choose(user)
  const chooseDomain = async (domain: string) => {
    const option = await dialog.findByRole('option', { name: domain })
    await user.selectOptions(dialog.getByRole('combobox', { name: /Domain/ }), option)
  }
  const send = () => user.click(dialog.getByRole('button', { name: 'Assign administrator' }))
  return { ...fake, user, choose: chooseDomain, send }
}
