import { screen, waitFor, within } from '@testing-library/react'
import type { renderAt } from './renderAt'

type User = ReturnType<typeof renderAt>['user']

async function openColumns(user: User) {
  await user.click(screen.getByRole('button', { name: 'Customize columns' }))
  return screen.findByRole('dialog')
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** Adds a column to the only list on the page. */
export async function showColumn(user: User, name: string) {
  const dialog = within(await openColumns(user))
  await user.click(dialog.getByRole('checkbox', { name: new RegExp(`^Show ${name}`) }))
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  await closed()
}

/** Restores the default columns of the only list on the page. */
export async function restoreColumns(user: User) {
  const dialog = within(await openColumns(user))
  await user.click(dialog.getByRole('button', { name: 'Restore defaults' }))
  await closed()
}
