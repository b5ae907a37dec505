import { screen } from '@testing-library/react'
import { renderForm } from '../../../testing/renderForm'
import type { FormComponent } from './formJson'

const box = (name: string) => screen.findByRole('textbox', { name })

test('words of the form are drawn without its scripts, and a link leads only to pages and messages', async () => {
  renderForm({
    form: {
      components: [
        {
          type: 'htmlelement',
          key: 'words',
          content:
            '<h1>Rules</h1><p onclick="alert(1)">See <a href="https://a.example">there</a>, <a href="javascript:alert(1)">not here</a>.</p><script>bad()</script>',
        },
      ],
    },
  })

  expect(await screen.findByRole('heading', { name: 'Rules' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('href', 'https://a.example')
  expect(screen.queryByRole('link', { name: 'not here' })).not.toBeInTheDocument()
  expect(screen.getByText(/not here/)).not.toHaveAttribute('onclick')
  expect(screen.queryByText(/bad/)).not.toBeInTheDocument()
})

test('texts are those of the language, and English where it has none', async () => {
  renderForm({ isArabic: true })

  expect(await screen.findByRole('heading', { name: 'قبل السفر' })).toBeVisible()
  expect(await box('الغرض')).toBeVisible()
  expect(await box('Mail')).toBeVisible()
  expect(screen.getByRole('button', { name: 'إرسال' })).toBeVisible()
})

test('everything that is said of a field is there, and nothing of what was left empty', async () => {
  renderForm({
    form: {
      components: [
        { type: 'title', key: 'title', label: 'Before', content: '', input: false },
        { type: 'panel', key: 'panel', title: '', label: 'Where', components: [] },
        {
          type: 'textfield',
          key: 'site',
          label: 'Site',
          description: '',
          tooltip: 'As the map has it',
          prefix: 'No.',
          suffix: '(north)',
        },
        { type: 'number', key: 'seats', label: '', description: 'All', suffix: '', prefix: 'EUR' },
        { type: 'datetime', key: 'from', label: 'From', suffix: true as never, placeholder: '' },
        { type: 'datagrid', key: 'rows', label: 'Rows', tooltip: 'One each', components: [] },
      ],
    },
  })

  expect(await screen.findByRole('heading', { name: 'Before' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Where' })).toBeVisible()
  expect(await box('Site')).toHaveAccessibleDescription('As the map has it No. (north)')
  expect(await box('seats')).toHaveAccessibleDescription('All')
  expect(screen.getByText('EUR')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Rows' })).toHaveAccessibleDescription('One each')
  expect(screen.queryByText('true')).not.toBeInTheDocument()
})

test.each<[string, Partial<FormComponent>, string]>([
  ['that of its currency', { currency: 'EUR' }, '€'],
  ['that of Form.io where it has none', {}, '$'],
  ['its own unit instead', { suffix: 'CHF' }, 'CHF'],
  ['both', { currency: 'GBP', suffix: 'a day' }, '£ a day'],
  ['none for what is no currency', { currency: 'euro', suffix: 'a day' }, 'a day'],
])('an amount of money has a sign: %s', async (_which, more, sign) => {
  const field = { type: 'currency', key: 'costs', label: 'Costs', ...more }
  const { user } = renderForm({ form: { components: [field] } })
  const costs = await box('Costs')

  expect(screen.getByText(sign)).toBeVisible()
  await user.type(costs, '9.999')
  await user.tab()
  expect(costs).toHaveValue('10')
})
