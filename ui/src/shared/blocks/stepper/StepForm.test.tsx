import { screen, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { renderAt } from '../../../testing/renderAt'
import type { AppRoute } from '../../platform/routing/appRoute'
import { TextField } from '../../ui/TextField'
import { useFieldKinds } from '../record-form/useFieldKinds'
import { useRecordForm } from '../record-form/useRecordForm'
import { commonName } from '../validation/text'
import { StepForm } from './StepForm'

function NamePage() {
  const kinds = useFieldKinds()
  const navigate = useNavigate()
  const form = useRecordForm({
    fields: { name: kinds.text({ label: 'Name', schema: commonName, isRequired: true }) },
    stored: { name: '' },
    draftName: 'createName',
    onSave: () => Promise.resolve('payroll'),
    onSaved: (name) => void navigate(`/users?made=${name}`),
  })
  const name = {
    id: 'name',
    title: 'The name',
    keys: ['name'] as const,
    render: () => <TextField {...form.field('name')} />,
  }
  return <StepForm form={form} label="New name" steps={[name]} saveText="Create" />
}

function page(path: string, Component: () => React.JSX.Element): AppRoute {
  const handle = { right: path, helpAnchor: path, titleKey: 'tasks' } as const
  return { path, lazy: () => Promise.resolve({ Component }), texts: ['forms', 'drafts'], handle }
}

test('a saved record may lead to another page', async () => {
  const routes = [page('tasks', NamePage), page('users', () => <p>All users</p>)]
  const { user } = renderAt('/tasks', { routes })
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Payroll ')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: 'Create' }))

  expect(await screen.findByText('All users')).toBeVisible()
})

test('an error goes as soon as the field is right', async () => {
  const { user } = renderAt('/tasks', { routes: [page('tasks', NamePage)] })
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(field).toHaveFocus())
  expect(screen.getByText('1 error')).toBeVisible()

  await user.keyboard('P')

  await waitFor(() => expect(screen.queryByText('1 error')).not.toBeInTheDocument())
  expect(field).toBeValid()
})
