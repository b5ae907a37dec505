import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { choosePerson } from './choosePerson'

/** Chooses a member of a team in the picker with this label. */
export async function chooseMember(user: UserEvent, label: string, team: string, member: string) {
  await user.click(await screen.findByRole('button', { name: `Open the list: ${label}` }))
  await user.click(await screen.findByRole('tab', { name: 'Teams' }))
  await choosePerson(user, label, team)
  await user.click(await screen.findByRole('checkbox', { name: member }))
  await user.click(screen.getByRole('button', { name: 'Choose 1 person' }))
}
