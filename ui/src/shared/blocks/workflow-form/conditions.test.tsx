import { screen } from '@testing-library/react'
import { renderForm } from '../../../testing/renderForm'
import type { FormDocument } from './formJson'

const when = (key: string, eq: unknown) => ({ conditional: { show: true, when: key, eq } })
const checkbox = (key: string, more = {}) => ({ type: 'checkbox', key, label: key, ...more })

/** C depends on B, which depends on A; D is visible while B is empty. */
const chain = {
  components: [
    checkbox('A'),
    checkbox('B', when('A', true)),
    { type: 'textfield', key: 'C', label: 'C', validate: { required: true }, ...when('B', true) },
    checkbox('D', { conditional: { conditions: [{ component: 'B', operator: 'isEmpty' }] } }),
    { type: 'button', key: 'submit', label: 'Send', action: 'submit' },
    {
      type: 'button',
      key: 'no',
      label: 'Refuse',
      action: 'event',
      event: 'No',
      ...when('B', true),
    },
  ],
} as unknown as FormDocument

test('what hangs on a part that is not there is not there either, and is not submitted', async () => {
  const { user, onSubmit } = renderForm({ form: chain, values: { A: true, B: true, C: 'x' } })
  expect(await screen.findByRole('textbox', { name: 'C' })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'D' })).not.toBeInTheDocument()

  await user.click(screen.getByRole('checkbox', { name: 'A' }))

  expect(screen.queryByRole('textbox', { name: 'C' })).not.toBeInTheDocument()
  expect(await screen.findByRole('checkbox', { name: 'D' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledWith({ A: false, D: false }, 'submit')
})

test('a button is offered only as long as its condition holds', async () => {
  const { user } = renderForm({ form: chain, values: { A: true, B: true } })
  expect(await screen.findByRole('button', { name: 'Refuse' })).toBeVisible()

  await user.click(screen.getByRole('checkbox', { name: 'B' }))

  expect(screen.queryByRole('button', { name: 'Refuse' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible()
})

test('conditions that hang on each other in a ring come to an end', async () => {
  const ring = {
    components: [
      { type: 'textfield', key: 'A', label: 'A' },
      checkbox('B', { conditional: { conditions: [{ component: 'C', operator: 'isEmpty' }] } }),
      checkbox('C', { conditional: { conditions: [{ component: 'B', operator: 'isEmpty' }] } }),
    ],
  } as unknown as FormDocument
  renderForm({ form: ring, values: { B: true, C: true } })

  expect(await screen.findByRole('textbox', { name: 'A' })).toBeVisible()
})
