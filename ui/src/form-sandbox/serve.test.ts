import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OpenedForm, ToSandbox, Wish } from '../shared/scripted-form/protocol'
import { readMessage, type FromSandbox } from '../shared/scripted-form/readMessage'
import type { FormComponent, FormDocument } from '../shared/workflow-form/formJson'
import { nativeMoment } from './nativeMoment'
import { tellFailures } from './scripts'
import { serve } from './serve'

beforeAll(async () => {
  Object.assign(globalThis, await import('@formio/js/dist/formio.form.min.js'))
  if (Formio.Widgets.input) Formio.Widgets.calendar = nativeMoment(Formio.Widgets.input)
})

afterEach(() => document.body.replaceChildren())

const look = { language: 'ar', direction: 'rtl', theme: 'dark', density: 'compact' } as const

const part = (given: object) => ({ input: true, ...given }) as unknown as FormComponent

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

/** A form in a page of its own, and all that it says. */
async function open(form: FormDocument, more: Partial<OpenedForm> = {}) {
  const element = document.body.appendChild(document.createElement('main'))
  const told: FromSandbox[] = []
  const { hear, fail } = serve(element, (message) => {
    const read = readMessage(JSON.stringify(message))
    if (read) told.push(read)
  })
  const say = (said: ToSandbox) => hear(said)
  await say({
    type: 'open',
    form,
    values: {},
    isReadOnly: false,
    look,
    texts: { required: 'Required' },
    ...more,
  })
  const last = (expected: object) =>
    waitFor(() => expect(told.at(-1)).toMatchObject(expected), { timeout: 3000 })
  const ask = async (wish: Wish) => {
    await say({ type: 'ask', id: 1, wish })
    return told.findLast(({ type }) => type === 'answer')
  }
  return { user: userEvent.setup(), told, last, say, ask, fail }
}

test('scripts of its parts compute a value, and show a field', async () => {
  const { user, last } = await open({ components: price })
  await last({ type: 'state', isTouched: false, values: { count: 2, price: 1800 } })
  expect(screen.queryByRole('textbox', { name: /Reason/ })).not.toBeInTheDocument()

  await user.type(screen.getByRole('textbox', { name: /How many/ }), '{Backspace}3')

  await last({ isTouched: true, values: { count: 3, price: 2700 } })
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toBeInTheDocument()
})

test('what is wrong is told when it is asked for, and the focus goes there', async () => {
  const { user, last, ask, say } = await open({ components: price }, { values: { count: 3 } })
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
  const { user, last, ask } = await open({ components: price })
  await last({ type: 'state', values: { price: 1800 } })
  await user.type(screen.getByRole('textbox', { name: /How many/ }), '{Backspace}5')

  expect(await ask('values')).toMatchObject({ values: { count: 5, price: 4500 } })
})

test('without a check the values are told as they are', async () => {
  const { ask } = await open({ components: price }, { values: { count: 3 } })
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
  const { user, last, ask } = await open({
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
  const { user, last, told } = await open({
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
  await open({
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
  const { last } = await open({
    components: [
      button('ApprovalAction', { customConditional: 'show = data.isRead === true' }),
      button('DenyAction'),
      part({ type: 'checkbox', key: 'isRead', label: 'I read it' }),
    ],
  })
  await last({ hidden: ['ApprovalAction'] })
  expect(screen.getByText('DenyAction')).toHaveClass('of-the-console')

  await userEvent.click(screen.getByRole('checkbox', { name: 'I read it' }))

  await last({ hidden: [] })
})

test('a day is entered in a field of the device, and kept with its offset', async () => {
  const { say, ask, last } = await open({
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
  const { last, fail } = await open({ components: [] })
  const evaluator = Object.getPrototypeOf(Formio.DefaultEvaluator.prototype) as FormioEvaluator
  const { evaluator: compile, execute } = evaluator
  tellFailures(evaluator, fail)
  await open({
    components: [part({ type: 'textfield', key: 'a', label: 'A', calculateValue: 'value = b.c' })],
  })
  Object.assign(evaluator, { evaluator: compile, execute })

  await last({ type: 'state', problem: 'b is not defined' })
  expect(screen.getByRole('textbox', { name: 'A' })).toBeInTheDocument()
  silent.mockRestore()
})

test('a form that cannot be drawn says why', async () => {
  const { last } = await open({ components: [], inlinescripts: [{ source: 'x()' }] })

  await last({
    type: 'broken',
    problem: expect.stringMatching(/a way that is not known/) as string,
  })
})

test('a form to be read has nothing to type into', async () => {
  await open({ components: price }, { isReadOnly: true })

  expect(screen.getByRole('textbox', { name: /How many/ })).toBeDisabled()
})

test('it looks like the page around it, also when that changes', async () => {
  const { say } = await open({ components: [] })
  const { documentElement: html } = document
  expect(html).toHaveAttribute('dir', 'rtl')
  expect(html).toHaveAttribute('lang', 'ar')
  expect(html.dataset).toMatchObject({ theme: 'dark', density: 'compact' })

  await say({ type: 'dress', look: { ...look, theme: 'light' } })

  expect(html.dataset.theme).toBe('light')
})
