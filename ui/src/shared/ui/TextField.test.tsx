import { screen } from '@testing-library/react'
import { Holding } from '../../testing/Holding'
import { renderBlock } from '../../testing/renderBlock'
import { TextArea } from './TextArea'
import { TextField } from './TextField'

test('hint, old value and error are said along with the field', async () => {
  renderBlock(
    <TextField
      label="Location"
      hint="Where the desk is"
      was="Bergen"
      error="Required"
      isRequired
      value="Oslo"
      onChange={jest.fn()}
    />,
  )
  const field = await screen.findByRole('textbox', { name: 'Location' })

  expect(field).toHaveAccessibleDescription(/Where the desk is.*Was Bergen.*Required/)
  expect(field).toBeInvalid()
  expect(field).toBeRequired()
})

test.each([
  ['a required field without an error', undefined, /^$/],
  ['a required field that is empty', 'Required', /Required/],
])(
  '%s has a silent mark, and only an error has an icon and is said',
  async (_case, error, said) => {
    renderBlock(
      <TextField label="Location" value="" onChange={jest.fn()} isRequired error={error} />,
    )
    const field = await screen.findByRole('textbox', { name: 'Location' })

    const [mark, ...errors] = screen.getAllByText('Required')
    expect(mark).toHaveAttribute('aria-hidden', 'true')
    expect(errors).toHaveLength(error ? 1 : 0)
    expect(document.body.innerHTML.includes('<svg')).toBe(error !== undefined)
    expect(field).toHaveAccessibleDescription(said)
  },
)

test('an old value that was empty is named', async () => {
  renderBlock(<TextField label="Location" was="" value="Oslo" onChange={jest.fn()} />)

  expect(await screen.findByText('empty')).toBeVisible()
})

test('a password is shown on demand, and hidden again', async () => {
  const { user } = renderBlock(
    <TextField label="Password" type="password" value="harbour7" onChange={jest.fn()} />,
  )
  const field = await screen.findByLabelText('Password')
  expect(field).toHaveAttribute('type', 'password')

  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')

  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field).toHaveAttribute('type', 'password')
})

test.each([
  ['text', 'ab', 'auto'],
  ['text', '', null],
  ['email', 'a@b.example', 'ltr'],
  ['tel', '', 'ltr'],
] as const)('a field of kind %s with %p runs %s', async (type, value, direction) => {
  renderBlock(<TextField label="Name" type={type} value={value} onChange={jest.fn()} />, 'ar')
  const field = await screen.findByRole('textbox', { name: 'Name' })

  expect(field.getAttribute('dir')).toBe(direction)
})

test('a read-only field can be reached and read, and not changed', async () => {
  const onChange = jest.fn()
  const { user } = renderBlock(
    <TextField label="Common name" isReadOnly value="isolberg" onChange={onChange} />,
  )
  const field = await screen.findByRole('textbox', { name: 'Common name' })

  await user.tab()
  await user.keyboard('x')

  expect(field).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
})

test('letters are counted, and more than allowed can be typed', async () => {
  const { user } = renderBlock(
    <Holding initial="ab">
      {(value, onChange) => (
        <TextArea label="Reason" maxLength={3} value={value} onChange={onChange} />
      )}
    </Holding>,
  )
  const field = await screen.findByRole('textbox', { name: 'Reason' })
  expect(screen.getByText('2 of 3')).toBeVisible()
  expect(field).toHaveAccessibleDescription('At most 3 characters')

  await user.type(field, 'cd')

  expect(field).toHaveValue('abcd')
  expect(screen.getByText('4 of 3')).toBeVisible()
})
