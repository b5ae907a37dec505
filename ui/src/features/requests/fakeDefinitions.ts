import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { FormComponent, FormDocument } from '../../shared/blocks/workflow-form/formJson'
import { definition, fakeRequests } from './fakeRequestsServer'

export const laptop = definition('Laptop', { desc: 'With the standard software' })

export function formWith(...components: FormComponent[]): FormDocument {
  return {
    title: 'Laptop',
    components: [
      { type: 'textfield', key: 'model', label: 'Model', validate: { required: true } },
      { type: 'textarea', key: 'reason', label: 'Why a new one' },
      ...components,
      { type: 'button', key: 'submit', label: 'Send', action: 'submit' },
    ],
  }
}

/** A server with the request definition "Laptop" and its form. */
export function fakeDefinitions(...[world, answer]: Parameters<typeof fakeRequests>) {
  return fakeRequests({ permissions: [laptop], form: formWith(), ...world }, answer)
}

interface View {
  user: UserEvent
}

/** The dialog of a definition, with its form. */
export const formDialog = () => within(screen.getByRole('dialog', { name: 'Laptop' }))

/** Opens the form of "Laptop", and returns a function that adds it to the cart. */
export async function openForm({ user }: View) {
  await user.click(await screen.findByRole('button', { name: 'Add Laptop' }))
  await screen.findByRole('textbox', { name: 'Model' })
  return () => user.click(formDialog().getByRole('button', { name: 'Add to request' }))
}

export async function submit({ user }: View) {
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Year end')
  await user.click(screen.getByRole('button', { name: /^Submit/ }))
}
