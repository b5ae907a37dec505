import { screen, waitFor, within } from '@testing-library/react'
import { renderForm } from '../../../testing/renderForm'
import { travelForm } from '../../../testing/sampleForms'
import type { FormComponent, FormDocument } from './formJson'

const part = (given: object) => ({ key: 'a', ...given }) as unknown as FormComponent

const box = (name: string) => screen.findByRole('textbox', { name })
const press = (name: string) => screen.getByRole('button', { name })

test('every type of field is filled in, and what the fields hold is submitted', async () => {
  const { user, onSubmit } = renderForm()
  await user.type(await box('Purpose'), 'A fair')
  await user.type(await box('Budget'), '1200.50')
  await user.click(screen.getByRole('radio', { name: 'Plane' }))
  await user.type(await box('Why by plane'), 'Far away')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'First')
  await user.click(screen.getByRole('checkbox', { name: 'Hotel' }))
  await user.type(await box('Nights'), '3')
  await user.type(await box('Mail'), 'ann@a.example')
  await user.type(await box('Site'), 'https://a.example')
  await user.type(await box('Phone'), '+49 1')
  await user.type(await box('Cost centre'), 'C123')
  await user.type(await box('Fellows 1'), 'Ben')
  await user.click(press('Add another: Fellows'))
  await user.keyboard('Cleo')
  await user.click(screen.getByRole('checkbox', { name: 'I am insured' }))

  await user.click(press('Submit'))

  expect(onSubmit).toHaveBeenCalledWith(
    {
      purpose: 'A fair',
      budget: 1200.5,
      means: 'plane',
      whyPlane: 'Far away',
      class: '1',
      extras: ['hotel'],
      nights: 3,
      leaves: '',
      back: '',
      mail: 'ann@a.example',
      site: 'https://a.example',
      phone: '+49 1',
      costCentre: 'C123',
      fellows: ['Ben', 'Cleo'],
      isInsured: true,
      level: '',
      recipient: 'cn=ann,o=data',
    },
    'submit',
  )
})

test('a field is there only as long as its condition holds, and is not submitted without it', async () => {
  const { user, onSubmit } = renderForm({ values: { purpose: 'A fair', isInsured: 'true' } })
  await user.click(await screen.findByRole('radio', { name: 'Plane' }))
  await user.type(await box('Why by plane'), 'Far away')

  await user.click(screen.getByRole('radio', { name: 'Train' }))
  expect(screen.queryByRole('textbox', { name: 'Why by plane' })).not.toBeInTheDocument()
  await user.click(press('Submit'))

  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ means: 'train' }), 'submit')
  expect(onSubmit).toHaveBeenCalledWith(
    expect.not.objectContaining({ whyPlane: 'Far away' }),
    'submit',
  )
})

test.each([
  ['Purpose', 'Fair', /At least 5 characters; entered: 4/],
  ['Purpose', 'x'.repeat(21), /At most 20 characters; entered: 21/],
  ['Budget', '5001', /From 0 to 5,000/],
  ['Nights', '0', /At least 1/],
  ['Mail', 'ann', /Enter an email address/],
  ['Site', 'example', /Enter a full address/],
  ['Cost centre', '123', /Write C and three digits\./],
  ['Purpose', '', /Required/],
])('%s cannot be %p, and the focus goes there', async (name, typed, said) => {
  const { user, onSubmit } = renderForm({ values: { purpose: 'A fair', isInsured: true } })
  await user.clear(await box(name))
  if (typed !== '') await user.type(await box(name), typed)

  await user.click(press('Submit'))

  await waitFor(async () => expect(await box(name)).toHaveAccessibleDescription(said))
  expect(await box(name)).toHaveFocus()
  expect(screen.getByText('1 error')).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('of several boxes no more are taken than the form says', async () => {
  const { user, onSubmit } = renderForm({ values: { purpose: 'A fair', isInsured: true } })
  await user.click(await screen.findByRole('checkbox', { name: 'Hotel' }))
  await user.click(screen.getByRole('checkbox', { name: 'Car' }))

  await user.click(press('Submit'))

  expect(await screen.findByText('Choose at most 1')).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('what is known is shown, in whatever shape the server keeps it', async () => {
  renderForm({
    values: {
      purpose: ['A fair'],
      nights: '3',
      isInsured: ['true'],
      extras: { hotel: false, car: true },
      class: '3',
      back: '03/04/2027',
    },
  })

  expect(await box('Purpose')).toHaveValue('A fair')
  expect(await box('Nights')).toHaveValue('3')
  expect(screen.getByRole('checkbox', { name: 'I am insured' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Hotel' })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Car' })).toBeChecked()
  expect(screen.getByRole('combobox', { name: 'Class' })).toHaveDisplayValue('3')
  const back = screen.getByRole('group', { name: 'Back' })
  expect(within(back).getByRole('spinbutton', { name: /month/ })).toHaveTextContent('4')
  expect(within(back).getByRole('spinbutton', { name: /day/ })).toHaveTextContent('3')
})

test('a form to be read has no field to type into and nothing to press', async () => {
  renderForm({ isReadOnly: true, values: { purpose: 'A fair', class: '1' } })

  expect(await box('Purpose')).toHaveAttribute('readonly')
  expect(await box('Class')).toHaveValue('First')
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument()
})

test('a form with scripts of others is not shown: it says so, and what can be done', async () => {
  renderForm({ form: { ...travelForm, externalScripts: ['https://a.example/x.js'] } })

  expect(await screen.findByText(/It needs scripts from other addresses/)).toHaveTextContent(
    /Ask an administrator/,
  )
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test.each<[string, FormDocument]>([
  ['the form', { inlinescripts: ['form.hide()'] }],
  ['a field', { components: [part({ type: 'textfield', customConditional: 'show = true' })] }],
  ['a rule', { components: [part({ type: 'textfield', validate: { custom: 'valid = true' } })] }],
  ['a list', { components: [part({ type: 'select', dataSrc: 'custom' })] }],
  [
    'a button within a column',
    {
      components: [
        { type: 'columns', columns: [{ components: [{ type: 'button', action: 'custom' }] }] },
      ],
    },
  ],
])('a script in %s is run in the sandbox', async (_where, form) => {
  renderForm({ form })

  expect(await screen.findByTitle('Form')).toHaveAttribute('sandbox', 'allow-scripts')
})

test('fields that the console does not support are named', async () => {
  renderForm({
    form: {
      components: [
        { type: 'address', key: 'a' },
        { type: 'recaptcha', key: 'b' },
      ],
    },
  })

  expect(await screen.findByText(/does not support: .*address.*recaptcha/)).toBeVisible()
})
