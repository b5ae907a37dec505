import { screen, waitFor } from '@testing-library/react'
import type { FormComponent } from '../shared/blocks/workflow-form/formJson'
import { look, openSandboxForm, part } from '../testing/openSandboxForm'
import { tellFailures } from './scripts'

afterEach(() => document.body.replaceChildren())

const price = [
  part({ type: 'number', key: 'count', label: 'How many', defaultValue: 2 }),
  part({
    type: 'number',
    key: 'price',
    label: 'Price',
    disabled: true,
    calculateValue: 'value = data.count * 900',
  }),
  part({
    type: 'textfield',
    key: 'reason',
    label: 'Reason',
    customConditional: 'show = data.price > 2000',
    validate: { required: true, custom: "valid = input === 'x' ? 'Say more.' : true" },
  }),
  part({ type: 'button', key: 'submit', label: 'Submit' }),
]

/**
 * Selects the default before typing: the renderer fills it in again while the field is empty, even
 * between two keys.
 */
const OVER_THE_DEFAULT = { initialSelectionStart: 0, initialSelectionEnd: 1 }

test('scripts of its parts compute a value, and show a field', async () => {
  const { user, last } = await openSandboxForm({ components: price })
  await last({ type: 'state', isTouched: false, values: { count: 2, price: 1800 } })
  expect(screen.queryByRole('textbox', { name: /Reason/ })).not.toBeInTheDocument()

  await user.type(screen.getByRole('textbox', { name: /How many/ }), '3', OVER_THE_DEFAULT)

  await last({ isTouched: true, values: { count: 3, price: 2700 } })
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toBeInTheDocument()
})

test('what is wrong is told when it is asked for, and the focus goes there', async () => {
  const { user, last, ask, say } = await openSandboxForm(
    { components: price },
    { values: { count: 3 } },
  )
  await last({ type: 'state', wrong: 0 })
  expect(await ask('check')).toMatchObject({ id: 1, isRight: false, wrong: 1 })
  await say({ type: 'focus' })
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveFocus()

  await user.keyboard('x')
  expect(await screen.findByText('Say more.')).toBeInTheDocument()
  await user.keyboard('y')
  await last({ wrong: 0 })
  expect(await ask('check')).toMatchObject({ isRight: true, values: { reason: 'xy', price: 2700 } })
})

test('what was typed a moment ago is computed with', async () => {
  const { user, last, ask } = await openSandboxForm({ components: price })
  await last({ type: 'state', values: { price: 1800 } })
  await user.type(screen.getByRole('textbox', { name: /How many/ }), '5', OVER_THE_DEFAULT)

  expect(await ask('values')).toMatchObject({ values: { count: 5, price: 4500 } })
})

test('without a check the values are told as they are', async () => {
  const { ask } = await openSandboxForm({ components: price }, { values: { count: 3 } })
  expect(await ask('values')).toMatchObject({ isRight: true, values: { count: 3 } })
})

test('a wizard goes on only from a step that is right, and back', async () => {
  const step = (key: string) =>
    part({
      type: 'panel',
      key: `${key}Step`,
      input: false,
      components: [part({ type: 'textfield', key, label: key, validate: { required: true } })],
    })
  const { user, last, ask } = await openSandboxForm({
    display: 'workflowWizard',
    components: [step('one'), step('two')],
  })
  await last({ step: 1, steps: 2 })
  expect(await ask('next')).toMatchObject({ isRight: false, step: 1, wrong: 1 })

  await user.type(screen.getByRole('textbox', { name: /one/ }), 'x')
  expect(await ask('next')).toMatchObject({ isRight: true, step: 2 })
  expect(screen.getByRole('textbox', { name: /two/ })).toBeInTheDocument()
  expect(await ask('back')).toMatchObject({ step: 1, values: { one: 'x' } })
})

test('in a line the Enter key goes to the next step of a wizard, and submits nothing', async () => {
  const line = (key: string, more = {}) => part({ type: 'textfield', key, label: key, ...more })
  const step = (...components: FormComponent[]) =>
    part({ type: 'panel', key: `${components[0]?.key ?? ''}Step`, input: false, components })
  const { user, last, told } = await openSandboxForm({
    display: 'wizard',
    components: [
      step(line('one', { validate: { required: true } }), line('two')),
      step(line('three')),
    ],
  })
  await last({ step: 1, steps: 2 })
  await user.type(screen.getByRole('textbox', { name: /two/ }), 'x{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox', { name: /one/ })).toHaveFocus())

  await user.keyboard('y{Enter}')
  await last({ step: 2 })
  await user.type(screen.getByRole('textbox', { name: /three/ }), 'z{Enter}')
  await last({ step: 2, values: { one: 'y', two: 'x', three: 'z' } })

  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(['state']))
})

test('types of the product are drawn as what they are', async () => {
  await openSandboxForm({
    title: 'Laptop',
    components: [
      part({ type: 'title', key: 'title', label: 'Laptop' }),
      part({ type: 'title', key: 'heading', label: 'For whom' }),
      part({ type: 'labelelement', key: 'for', label: 'Recipient', defaultValue: 'Ann Lee' }),
      part({
        type: 'columns',
        key: 'beside',
        columns: [
          {
            width: 6,
            components: [
              part({
                type: 'select',
                key: 'model',
                label: 'Model',
                tooltip: 'Ask us.',
                data: { values: [{ label: 'Light', value: 'light' }] },
              }),
            ],
          },
        ],
      }),
    ],
  })

  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent.trim())).toEqual([
    'For whom',
  ])
  expect(screen.getByRole('textbox', { name: /Recipient/ })).toBeDisabled()
  expect(screen.getByRole('textbox', { name: /Recipient/ })).toHaveValue('Ann Lee')
  expect(await screen.findByRole('option', { name: 'Light' })).toBeInTheDocument()
  expect(screen.getByText('Ask us.')).toBeInTheDocument()
})

test('the console hears which of its actions the form does not offer', async () => {
  const button = (event: string, more = {}) =>
    part({ type: 'button', key: event, label: event, action: 'event', event, ...more })
  const { user, last } = await openSandboxForm({
    components: [
      button('ApprovalAction', { customConditional: 'show = data.isRead === true' }),
      button('DenyAction'),
      part({ type: 'checkbox', key: 'isRead', label: 'I read it' }),
    ],
  })
  await last({ hidden: ['ApprovalAction'] })
  expect(screen.getByText('DenyAction')).toHaveClass('of-the-console')

  await user.click(screen.getByRole('checkbox', { name: 'I read it' }))

  await last({ hidden: [] })
})

test('a day is entered in a field of the device, and kept with its offset', async () => {
  const { say, ask, last } = await openSandboxForm({
    components: [part({ type: 'datetime', key: 'from', label: 'From', enableTime: false })],
  })
  await say({ type: 'put', values: { from: '2027-03-05T00:00:00Z' } })
  const field = screen.getByLabelText('From')

  expect(field).toHaveAttribute('type', 'date')
  expect(field).toHaveValue('2027-03-05')
  await ask('values')
  await last({ isTouched: true, values: { from: expect.stringMatching(/^2027-03-05T/) as string } })
})

test('a script that fails is told, and the form goes on', async () => {
  const silent = jest.spyOn(console, 'warn').mockReturnValue()
  const { last, fail } = await openSandboxForm({ components: [] })
  const evaluator = Object.getPrototypeOf(Formio.DefaultEvaluator.prototype) as FormioEvaluator
  const { evaluator: compile, execute } = evaluator
  tellFailures(evaluator, fail)
  await openSandboxForm({
    components: [part({ type: 'textfield', key: 'a', label: 'A', calculateValue: 'value = b.c' })],
  })
  Object.assign(evaluator, { evaluator: compile, execute })

  await last({ type: 'state', problem: 'b is not defined' })
  expect(screen.getByRole('textbox', { name: 'A' })).toBeInTheDocument()
  silent.mockRestore()
})

test('a form that cannot be drawn says why', async () => {
  const { last } = await openSandboxForm({ components: [], inlinescripts: [{ source: 'x()' }] })

  await last({
    type: 'broken',
    problem: expect.stringMatching(/a way that is not known/) as string,
  })
})

test('a form to be read has nothing to type into', async () => {
  await openSandboxForm({ components: price }, { isReadOnly: true })

  expect(screen.getByRole('textbox', { name: /How many/ })).toBeDisabled()
})

test('it looks like the page around it, also when that changes', async () => {
  const { say } = await openSandboxForm({ components: [] })
  const { documentElement: html } = document
  expect(html).toHaveAttribute('dir', 'rtl')
  expect(html).toHaveAttribute('lang', 'ar')
  expect(html.dataset).toMatchObject({ theme: 'dark', density: 'compact' })

  await say({ type: 'dress', look: { ...look, theme: 'light' } })

  expect(html.dataset.theme).toBe('light')
})
