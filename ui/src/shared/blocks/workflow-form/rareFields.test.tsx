import { screen, waitFor, within } from '@testing-library/react'
import { chooseFile } from '../../../testing/chooseFile'
import { gate } from '../../../testing/gate'
import { rareFieldsForm } from '../../../testing/rareFieldsForm'
import { renderForm } from '../../../testing/renderForm'
import type { FormComponent } from './formJson'

interface Given {
  /** Keys of the fields to render; without it all fields. */
  only?: readonly string[]
  values?: Record<string, unknown>
  isReadOnly?: boolean
  isArabic?: boolean
}

function renderFields({ only, ...given }: Given = {}) {
  const isThere = ({ key = '' }: FormComponent) => only?.includes(key) ?? true
  const components = (rareFieldsForm.components ?? []).filter(isThere)
  return renderForm({ ...given, form: { ...rareFieldsForm, components } })
}

const submit = () => screen.getByRole('button', { name: 'Submit' })
const group = (name: string) => screen.findByRole('group', { name })

/** A file with this number of bytes. */
const file = (name: string, type: string, bytes: number) =>
  new File(['x'.repeat(bytes)], name, { type })

const resourceSelect = (key: string): FormComponent => ({
  type: 'select',
  key,
  label: key,
  description: 'Ask the desk.',
  dataSrc: 'resource',
  template: '<span>{{ item.data.name }} {{ item.data.floor }}</span>',
})

test('a time is written part by part, and kept with seconds as the form has it', async () => {
  const { user, onSubmit } = renderFields({ only: ['begins', 'ends'] })
  const begins = within(await group('Begins'))
  await user.click(begins.getByRole('spinbutton', { name: /hour/ }))
  await user.keyboard('830am')

  await user.click(submit())

  expect(onSubmit).toHaveBeenCalledWith({ begins: '08:30:00', ends: '17:00' }, 'submit')
})

test('a time that is required is missed', async () => {
  const { user, onSubmit } = renderFields({ only: ['begins'] })
  await user.click(await screen.findByRole('button', { name: 'Submit' }))

  await waitFor(async () => expect(await group('Begins')).toHaveAccessibleDescription(/Required/))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('tags are a row each and one text together, no more than the form takes', async () => {
  const { user, onSubmit } = renderFields({ only: ['topics'], values: { topics: 'a, b' } })
  await user.click(await screen.findByRole('button', { name: 'Add another: Topics' }))
  await user.keyboard('c')
  await user.click(submit())
  expect(await screen.findByText('Choose at most 2')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Remove Topics 1' }))
  await user.click(submit())

  expect(onSubmit).toHaveBeenCalledWith({ topics: 'b,c' }, 'submit')
})

test('a survey that is required wants an answer to every question', async () => {
  const { user, onSubmit } = renderFields({ only: ['mood'] })
  const answer = async (question: string, name: string) => {
    const asked = within(await screen.findByRole('radiogroup', { name: question }))
    await user.click(asked.getByRole('radio', { name }))
  }
  await answer('The room', 'Good')
  await user.click(submit())
  await waitFor(async () =>
    expect(await group('Last time')).toHaveAccessibleDescription(/Required/),
  )

  await answer('The food', 'Bad')
  await user.click(submit())

  expect(onSubmit).toHaveBeenCalledWith({ mood: { room: 'good', food: 'bad' } }, 'submit')
})

test('a map has a row for each name, each name once, and a right value', async () => {
  const { user, onSubmit } = renderFields({ only: ['costs'], values: { costs: { Room: 200 } } })
  const entry = async (row: string, name: string) =>
    within(await group(row)).getByRole('textbox', { name })
  expect(await entry('Costs 1', 'For what')).toHaveValue('Room')
  await user.click(screen.getByRole('button', { name: 'Add another: Costs' }))
  await user.type(await entry('Costs 2', 'For what'), 'Room')
  await user.type(await entry('Costs 2', 'Amount'), '0')
  await user.click(submit())
  expect(await screen.findByText('Use each name only once')).toBeVisible()

  await user.type(await entry('Costs 2', 'For what'), ' hire')
  await user.click(submit())
  expect(await screen.findByText('At least 1')).toBeVisible()
  await user.type(await entry('Costs 2', 'Amount'), '{Backspace}5')
  await user.click(submit())

  expect(onSubmit).toHaveBeenCalledWith({ costs: { Room: 200, 'Room hire': 5 } }, 'submit')
})

test('files go along with their content, and can be taken out again', async () => {
  const { user, onSubmit } = renderFields({ only: ['plan'] })
  expect(await screen.findByText('Up to 2 kB in total')).toBeVisible()
  await chooseFile(file('plan.pdf', 'application/pdf', 1024))
  expect(await screen.findByRole('link', { name: 'plan.pdf' })).toBeVisible()
  await chooseFile(file('room.png', 'image/png', 1024))
  await screen.findByRole('link', { name: 'room.png' })
  await chooseFile(file('more.png', 'image/png', 1024))
  expect(await screen.findByText('At most 2 kB in total')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Remove plan.pdf' }))

  await user.click(submit())

  const room = {
    storage: 'base64',
    name: 'room.png',
    originalName: 'room.png',
    size: 1024,
    type: 'image/png',
    url: expect.stringMatching(/^data:image\/png;base64,eHh4/) as unknown,
  }
  expect(onSubmit).toHaveBeenCalledWith({ plan: [room] }, 'submit')
})

test('a file that is chosen while another one is read joins it', async () => {
  renderFields({ only: ['plan'] })
  const { passed, open } = gate()
  const reading = jest
    .spyOn(FileReader.prototype, 'readAsDataURL')
    .mockImplementation(function late(this: FileReader, chosen) {
      void passed.then(() => this.readAsDataURL(chosen))
    })
  await chooseFile(file('plan.pdf', 'application/pdf', 1024))
  reading.mockRestore()
  await chooseFile(file('room.png', 'image/png', 1024))

  expect(screen.queryByRole('link', { name: 'plan.pdf' })).not.toBeInTheDocument()
  open()

  expect(await screen.findByRole('link', { name: 'room.png' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'plan.pdf' })).toBeVisible()
})

test('where one file is wanted, a second is not offered', async () => {
  renderForm({ form: { components: [{ type: 'file', key: 'plan', label: 'Plan' }] } })

  await chooseFile(file('plan.txt', 'text/plain', 1))

  expect(await screen.findByRole('link', { name: 'plan.txt' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Choose file' })).not.toBeInTheDocument()
})

test.each([
  ['of another kind', file('plan.exe', 'application/x-msdownload', 1500), /types: .*\.pdf/],
  ['that is too small', file('plan.pdf', 'application/pdf', 10), 'At least 1 kB'],
  ['that is too large', file('plan.pdf', 'application/pdf', 3000), 'At most 2 kB in total'],
])('a file %s is refused with the reason', async (_what, chosen, said) => {
  renderFields({ only: ['plan'] })

  await chooseFile(chosen)

  expect(await screen.findByText(said)).toBeVisible()
  expect(screen.queryByRole('link', { name: chosen.name })).not.toBeInTheDocument()
})

test('to be read, they show what is known and take nothing', async () => {
  const plan = [{ name: 'plan.pdf', size: 1024, url: 'data:application/pdf;base64,eA==' }]
  const mood = { room: 'good', food: 'bad' }
  renderFields({ isReadOnly: true, values: { topics: 'a,b', costs: { Room: 200 }, plan, mood } })

  const link = await screen.findByRole('link', { name: 'plan.pdf' })
  expect(link).toHaveAttribute('download', 'plan.pdf')
  expect(screen.getByRole('textbox', { name: 'Topics 2' })).toHaveAttribute('readonly')
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('readonly')
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /Choose file|Add another|Remove/ })).toBeNull()
})

test('from the right, files are chosen by the words of the language', async () => {
  renderFields({ only: ['plan', 'topics'], isArabic: true })

  expect(await screen.findByRole('button', { name: 'اختيار ملف' })).toBeVisible()
  expect(document.dir).toBe('rtl')
})

test.each<[string, FormComponent]>([
  ['that are stored elsewhere', { type: 'file', key: 'a', storage: 's3' }],
  ['with hours alone', { type: 'time', key: 'a', dataFormat: 'HH' }],
  ['with another clock', { type: 'time', key: 'a', dataFormat: 'hh:mm A' }],
  ['of something unknown', { type: 'datamap', key: 'a', valueComponent: { type: 'address' } }],
])('fields %s are not drawn', async (_what, component) => {
  renderForm({ form: { components: [component] } })

  expect(await screen.findByText(/does not support: /)).toHaveTextContent(component.type)
})

test('what can be chosen on a server of Form.io is not: what was chosen stays, whole', async () => {
  const site = { _id: '7', data: { name: 'Oslo', floor: 3 } }
  const { user, onSubmit } = renderForm({
    form: { components: [resourceSelect('site'), resourceSelect('code')] },
    values: { site, code: 'B2' },
  })
  const field = await screen.findByRole('textbox', { name: 'site' })
  expect(field).toHaveValue('Oslo 3')
  expect(field).toHaveAttribute('readonly')
  expect(field).toHaveAccessibleDescription(/Ask the desk\. .*which the console does not read/)
  expect(screen.getByRole('textbox', { name: 'code' })).toHaveValue('B2')

  await user.click(submit())

  expect(onSubmit).toHaveBeenCalledWith({ site, code: 'B2' }, 'submit')
})

test('where something has to be chosen there, the form says so and is not sent', async () => {
  const required = { ...resourceSelect('site'), validate: { required: true } }
  const { user, onSubmit } = renderForm({ form: { components: [required] } })
  await user.click(await screen.findByRole('button', { name: 'Submit' }))

  const field = screen.getByRole('textbox', { name: 'site' })
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Required/))
  expect(field).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})
