import { screen } from '@testing-library/react'
import { renderForm } from '../../../testing/renderForm'
import type { FormComponent } from './formJson'

const SITES = Array.from({ length: 60 }, (_, index) => ({
  label: `Site ${String(index + 1)}`,
  value: `s${String(index + 1)}`,
}))

const select: FormComponent = {
  type: 'select',
  key: 'sites',
  label: 'Sites',
  multiple: true,
  validate: { maxSelectedCount: 3 },
  data: { values: SITES },
}

const form = { components: [select] }

test('of many options several are found by typing, and what is gone from the list stays', async () => {
  const { user, onSubmit } = renderForm({ form, values: { sites: ['s2', 'old'] } })
  await user.click(await screen.findByRole('button', { name: 'Open the list: Sites' }))
  await user.type(screen.getByRole('searchbox'), 'SITE 60')
  await user.click(await screen.findByRole('option', { name: 'Site 60' }))

  await user.click(screen.getByRole('button', { name: 'Submit' }))

  expect(onSubmit).toHaveBeenCalledWith({ sites: ['s2', 'old', 's60'] }, 'submit')
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test('a search that finds none of them says so', async () => {
  const { user } = renderForm({ form })
  await user.click(await screen.findByRole('button', { name: 'Open the list: Sites' }))

  await user.type(screen.getByRole('searchbox'), 'nowhere')

  expect(await screen.findByText(/returned 0 result/)).toBeVisible()
})

test('to be read, what was chosen stands there by name', async () => {
  renderForm({ form, values: { sites: ['s2', 's60'] }, isReadOnly: true })

  const field = await screen.findByRole('textbox', { name: 'Sites' })
  expect(field).toHaveValue('Site 2, Site 60')
  expect(field).toHaveAttribute('readonly')
})

test('a few options are all in view', async () => {
  const few = { ...select, data: { values: SITES.slice(0, 12) } }
  renderForm({ form: { components: [few] } })

  expect(await screen.findAllByRole('checkbox')).toHaveLength(12)
})
