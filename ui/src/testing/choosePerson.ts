import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Chooses an item of the picker with this label by its name. */
export async function choosePerson(user: UserEvent, label: string, name: string) {
  const picker = within(screen.getByRole('group', { name: label }))
  await user.type(picker.getByRole('searchbox'), `${name}{Enter}`)
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
}
