import { screen } from '@testing-library/react'
import { renderForm } from '../../../testing/renderForm'
import type { FormComponent } from './formJson'
import { hasScripts } from './obstacles'

const words = (html: string): FormComponent => ({
  type: 'content',
  key: 'words',
  input: false,
  html,
})
const field: FormComponent = { type: 'textfield', key: 'cur', label: 'Currency' }

test('words of a form say what is entered, as it is entered', async () => {
  const html = '<p>In {{ data.cur }}, of {{{data.rates[0].of}}}{{ data.none }}.</p>'
  const { user } = renderForm({
    form: { components: [words(html), field] },
    values: { cur: 'EUR', rates: [{ of: 2027 }] },
  })
  expect(await screen.findByText('In EUR, of 2027.')).toBeVisible()

  await user.type(screen.getByRole('textbox', { name: 'Currency' }), 'X')

  expect(screen.getByText('In EURX, of 2027.')).toBeVisible()
})

test('what is entered is never HTML, and leads nowhere but to pages', async () => {
  const html =
    '<p>{{ data.cur }} <a href="{{ data.to }}">there</a> <a href="{{ data.bad }}">no</a></p>'
  const values = { cur: '<b>bold</b>', to: 'https://a.example/x', bad: 'javascript:alert(1)' }
  renderForm({ form: { components: [words(html)] }, values })

  expect(await screen.findByText(/<b>bold<\/b>/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', 'https://a.example/x')
  expect(screen.queryByRole('link', { name: 'no' })).not.toBeInTheDocument()
})

test('in the row of a grid the row is that one', async () => {
  const components = [{ ...words('<p>For {{ row.name }}</p>'), type: 'htmlelement', content: '' }]
  const people = [{ name: 'Ann' }, { name: 'Ben' }]
  renderForm({
    form: { components: [{ type: 'datagrid', key: 'people', components }] },
    values: { people },
  })

  expect(await screen.findByText('For Ben')).toBeVisible()
})

test('on a page from the right words and values keep their directions, and an address works', async () => {
  const html = 'In {{ data.cur }}. <a href="{{ data.to }}">x</a>'
  const values = { cur: 'EUR', to: 'https://a.example' }
  renderForm({ form: { components: [words(html)] }, values, isArabic: true })

  expect(await screen.findByText(/\u2068EUR\u2069/)).toHaveAttribute('dir', 'auto')
  expect(screen.getByRole('link', { name: 'x' })).toHaveAttribute('href', 'https://a.example')
})

test.each(['{{ data.cur.toUpperCase() }}', '{{ user.name }}', '{% if (data.cur) { %}x{% } %}'])(
  'words that compute are left to the renderer of Form.io: %s',
  (html) => {
    expect(hasScripts({ components: [words(html)] })).toBe(true)
    expect(hasScripts({ components: [{ ...words(''), type: 'title', label: html }] })).toBe(false)
  },
)
