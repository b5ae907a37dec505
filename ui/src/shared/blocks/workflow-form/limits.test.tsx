import { screen, waitFor, within } from '@testing-library/react'
import dayjs from 'dayjs'
import { renderForm } from '../../../testing/renderForm'
import type { FormComponent } from './formJson'

const field = (type: string, more: Partial<FormComponent>): FormComponent => ({
  type,
  key: 'a',
  label: 'Field',
  ...more,
})

const submit = () => screen.findByRole('button', { name: 'Submit' })
const press = (name: string) => screen.getByRole('button', { name })

const words = { minWords: 2, maxWords: 3 }
const code = { inputMask: 'AA-99' }

test.each<[string, FormComponent, string, RegExp]>([
  ['too few words', field('textfield', { validate: words }), 'one', /At least 2 words; entered: 1/],
  ['too many', field('textarea', { validate: words }), 'a b\nc  d', /At most 3 words; entered: 4/],
  ['another form', field('textfield', code), 'A-12', /Use the format AA-00/],
  ['half a number', field('phoneNumber', {}), '(555) 1', /Use the format \(000\) 000-0000/],
])('a text of %s is refused', async (_what, component, text, said) => {
  const { user, onSubmit } = renderForm({ form: { components: [component] }, values: { a: text } })

  await user.click(await submit())

  const box = screen.getByRole('textbox', { name: 'Field' })
  await waitFor(() => expect(box).toHaveAccessibleDescription(said))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a number is typed without what stands between its digits, and the form shows how it will look', async () => {
  const { user, onSubmit } = renderForm({ form: { components: [field('phoneNumber', {})] } })
  const box = await screen.findByPlaceholderText('(000) 000-0000')

  await user.type(box, '5551234567')
  await user.click(await submit())

  expect(onSubmit).toHaveBeenCalledWith({ a: '(555) 123-4567' }, 'submit')
})

test('nothing is shown of how to write what cannot be written', async () => {
  const form = { components: [field('phoneNumber', {})] }
  renderForm({ form, isReadOnly: true })

  const box = await screen.findByRole('textbox', { name: 'Field' })
  expect(box).not.toHaveAttribute('placeholder')
})

const FROM_MARCH = { minDate: '2027-03-10', maxDate: '2027-03-20' }
const SINCE_YESTERDAY = { minDate: "moment().subtract(1, 'days')" }

test.each<[string, FormComponent, string, string]>([
  [
    'before the first',
    field('datetime', { enableTime: false, datePicker: FROM_MARCH }),
    '2027-03-09T12:00:00',
    'Not before Mar 10, 2027',
  ],
  ['after the last', field('day', FROM_MARCH), '03/21/2027', 'Not after Mar 20, 2027'],
  [
    'before one that is counted from now',
    field('datetime', { datePicker: SINCE_YESTERDAY }),
    dayjs().subtract(2, 'day').format(),
    'Not before',
  ],
])('a date %s is refused', async (_what, component, date, said) => {
  const { user, onSubmit } = renderForm({ form: { components: [component] }, values: { a: date } })

  await user.click(await submit())

  const group = within(await screen.findByRole('group', { name: 'Field' }))
  await waitFor(() =>
    expect(group.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(
      expect.stringContaining(said),
    ),
  )
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each<[string, FormComponent, string]>([
  ['the first', field('day', FROM_MARCH), '03/10/2027'],
  [
    'the last moment',
    field('datetime', { datePicker: { maxDate: '2027-03-20T08:30:40' } }),
    dayjs('2027-03-20T08:30').format(),
  ],
])('%s that a form takes is taken', async (_what, component, date) => {
  const { user, onSubmit } = renderForm({ form: { components: [component] }, values: { a: date } })

  await user.click(await submit())

  expect(onSubmit).toHaveBeenCalledWith({ a: date }, 'submit')
})

const rows = (limits: object): FormComponent => ({
  type: 'datagrid',
  key: 'people',
  label: 'People',
  validate: limits,
  components: [{ type: 'textfield', key: 'name', label: 'Name' }],
})

test('a grid begins with the rows that it needs, and has no more than it takes', async () => {
  const form = { components: [rows({ minLength: 1, maxLength: 2 })] }
  const { user, onSubmit } = renderForm({ form })
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument()

  await user.click(press('Add another: People'))
  expect(press('Remove People 2')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Add another/ })).not.toBeInTheDocument()
  await user.click(await submit())

  expect(onSubmit).toHaveBeenCalledWith({ people: [{ name: '' }, { name: '' }] }, 'submit')
})

test.each([
  [{ minLength: 2 }, 1, 'Rows: at least 2'],
  [{ maxLength: 1 }, 2, 'Rows: at most 1'],
])('of rows that came along, %j does not take %i', async (limits, count, said) => {
  const people = Array.from({ length: count }, () => ({ name: 'Ann' }))
  const { user, onSubmit } = renderForm({
    form: { components: [rows(limits)] },
    values: { people },
  })

  await user.click(await submit())

  expect(await screen.findByText(said)).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})
