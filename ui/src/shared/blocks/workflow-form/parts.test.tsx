import { screen, waitFor, within } from '@testing-library/react'
import { renderOnPage } from '../../../testing/renderOnPage'
import { travellersForm, wizardForm } from '../../../testing/sampleForms'
import type { FormDocument } from './formJson'
import { WorkflowForm } from '../scripted-form/WorkflowForm'

function renderForm(form: FormDocument, more: { values?: object; isReadOnly?: boolean } = {}) {
  const onSubmit = jest.fn(() => Promise.resolve())
  const { values, isReadOnly = false } = more
  const view = renderOnPage(
    () => (
      <WorkflowForm
        form={form}
        draftName="parts"
        isReadOnly={isReadOnly}
        onSubmit={onSubmit}
        {...(values && { values: { ...values } })}
      />
    ),
    { texts: ['workflowForm', 'forms', 'drafts'] },
  )
  return { ...view, onSubmit }
}

const press = (name: string) => screen.getByRole('button', { name })
const row = (name: string) => within(screen.getByRole('listitem', { name }))

test('rows of a grid are added, filled in, taken away and submitted', async () => {
  const { user, onSubmit } = renderForm(travellersForm)
  await user.click(await screen.findByRole('button', { name: 'Add another: Travellers' }))
  await user.type(row('Travellers 1').getByRole('textbox', { name: 'Name' }), 'Ann')
  await user.click(press('Add another: Travellers'))
  await user.type(row('Travellers 2').getByRole('textbox', { name: 'Name' }), 'Ben')
  await user.click(press('Add another: Travellers'))
  await user.click(press('Remove Travellers 1'))
  await user.click(press('Remove Travellers 2'))

  await user.click(press('Submit'))

  expect(onSubmit).toHaveBeenCalledWith({ travellers: [{ name: 'Ben', isGuest: false }] }, 'submit')
})

test('a condition of a grid looks at its own row', async () => {
  const { user } = renderForm(travellersForm, {
    values: { travellers: [{ name: 'Ann' }, { name: 'Ben' }] },
  })
  expect(await screen.findByDisplayValue('Ben')).toBeVisible()

  await user.click(row('Travellers 2').getByRole('checkbox', { name: 'Guest' }))

  expect(row('Travellers 2').getByRole('textbox', { name: 'Company' })).toBeVisible()
  expect(row('Travellers 1').queryByRole('textbox', { name: 'Company' })).not.toBeInTheDocument()
})

test('a grid that needs a row says so, and so does a row that needs a value', async () => {
  const { user, onSubmit } = renderForm(travellersForm)
  await user.click(await screen.findByRole('button', { name: 'Submit' }))
  const grid = screen.getByRole('group', { name: 'Travellers' })
  await waitFor(() => expect(grid).toHaveAccessibleDescription(/Required/))

  await user.click(press('Add another: Travellers'))
  await user.click(press('Submit'))

  const name = row('Travellers 1').getByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Required/))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a grid to be read has nothing to add or to remove', async () => {
  renderForm(travellersForm, { isReadOnly: true, values: { travellers: [{ name: 'Ann' }] } })

  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: /Travellers/ })).not.toBeInTheDocument()
})

test('a wizard goes on only from a step that is right, and back with what was entered', async () => {
  const { user, onSubmit } = renderForm(wizardForm)
  expect(await screen.findByText('Step 1 of 2')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
  await user.click(press('Next'))
  const model = screen.getByRole('textbox', { name: 'Model' })
  await waitFor(() => expect(model).toHaveAccessibleDescription(/Required/))
  expect(model).toHaveFocus()

  await user.type(model, 'X1{Enter}')
  expect(await screen.findByText('Step 2 of 2')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Mine broke')
  await user.click(press('Back'))
  expect(await screen.findByRole('textbox', { name: 'Model' })).toHaveValue('X1')
  await user.click(press('Next'))
  await user.click(await screen.findByRole('button', { name: 'Submit' }))

  expect(onSubmit).toHaveBeenCalledWith(
    { model: 'X1', isOld: false, reason: 'Mine broke' },
    'submit',
  )
})

test('what stands outside of the steps of a wizard is there in each of them, and is checked', async () => {
  const text = (key: string) => ({ type: 'textfield', key, label: key })
  const panel = (key: string) => ({
    ...{ type: 'panel', key, title: key },
    components: [text(`${key} field`)],
  })
  const form = {
    display: 'wizard',
    components: [
      { ...text('before'), validate: { required: true } },
      panel('One'),
      { type: 'fieldset', key: 'set', legend: 'Between', components: [text('between')] },
      panel('Two'),
    ],
  }
  const { user, onSubmit } = renderForm(form)
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  const before = screen.getByRole('textbox', { name: 'before' })
  await waitFor(() => expect(before).toHaveAccessibleDescription(/Required/))
  await user.type(before, 'x{Enter}')
  expect(await screen.findByText('Step 2 of 2')).toBeVisible()

  const inOrder = ['before', 'Two field', 'between'].map((name) =>
    screen.getByRole('textbox', { name }),
  )
  expect(screen.getAllByRole('textbox')).toEqual(inOrder)
  await user.click(press('Submit'))

  expect(onSubmit).toHaveBeenCalledWith(
    { before: 'x', 'One field': '', between: '', 'Two field': '' },
    'submit',
  )
})

test('a step of a wizard is there only as long as its condition holds', async () => {
  const { user } = renderForm(wizardForm)
  await user.click(await screen.findByRole('checkbox', { name: 'I have an old one' }))

  expect(await screen.findByText('Step 1 of 3')).toBeVisible()
})

test('tabs stand below each other, each with its title', async () => {
  renderForm({
    components: [
      {
        type: 'tabs',
        key: 'tabs',
        components: [
          {
            type: '',
            key: 'one',
            label: 'One',
            components: [{ type: 'textfield', key: 'a', label: 'A' }],
          },
          {
            type: '',
            key: 'two',
            label: 'Two',
            components: [{ type: 'textfield', key: 'b', label: 'B' }],
          },
        ],
      },
    ],
  })

  const two = await screen.findByRole('region', { name: 'Two' })
  expect(within(two).getByRole('textbox', { name: 'B' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'One' })).toBeVisible()
})
