import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atBff } from '../../testing/addresses'
import { playSandbox } from '../../testing/playSandbox'
import { inArabic, renderOnPage } from '../../testing/renderOnPage'
import { approvalForm } from '../../testing/sampleForms'
import { server } from '../../testing/server'
import { draftsWritten } from '../drafts/writesUnderWay'
import type { FormDocument } from '../workflow-form/formJson'
import { WorkflowForm } from '../workflow-form/WorkflowForm'
import { PATIENCE_MS } from './sandbox'

const laptop = {
  title: 'Laptop',
  components: [
    { type: 'textfield', key: 'model', label: 'Model' },
    { type: 'selectboxes', key: 'extras', label: 'Extras', values: [] },
    { type: 'number', key: 'price', label: 'Price', calculateValue: 'value = priceOf(data)' },
    { type: 'button', key: 'submit', label: 'Ask for it' },
  ],
} as FormDocument

interface Given {
  form?: FormDocument
  values?: Record<string, unknown>
  isReadOnly?: boolean
  submit?: jest.Mock
  isArabic?: boolean
}

function renderForm({ form = laptop, submit, isArabic, ...more }: Given = {}) {
  const onSubmit = submit ?? jest.fn(() => Promise.resolve())
  const view = renderOnPage(
    () => <WorkflowForm form={form} draftName="laptop" onSubmit={onSubmit} {...more} />,
    {
      texts: ['workflowForm', 'forms', 'drafts'],
      ...(isArabic && { bootstrap: inArabic() }),
    },
  )
  return { ...view, onSubmit }
}

const frame = (name = 'Laptop') => screen.findByTitle<HTMLIFrameElement>(name)

const press = (name: string) => screen.getByRole('button', { name })

test('the frame has no right but to run scripts, and hears what it draws and how it looks', async () => {
  renderForm({ values: { model: 'X1' } })
  const element = await frame()
  const { heard, tell, say } = playSandbox(element)
  await tell({})
  await say({ type: 'height', height: 420 })

  expect(element).toHaveAttribute('sandbox', 'allow-scripts')
  expect(element).toHaveAttribute('src', 'form-sandbox/')
  expect(element.style.blockSize).toBe('420px')
  expect(heard[0]).toMatchObject({
    type: 'open',
    form: laptop,
    values: { model: 'X1' },
    isReadOnly: false,
    look: { language: 'en', direction: 'ltr', theme: 'system', density: 'comfortable' },
    texts: {
      required: 'Required',
      min: 'At least {{min}}',
      maxLength: 'At most {{length}} characters',
    },
  })
})

test('in Arabic it runs from the right', async () => {
  renderForm({ isArabic: true })
  const { heard } = playSandbox(await frame())

  await waitFor(() =>
    expect(heard[0]).toMatchObject({ look: { language: 'ar', direction: 'rtl' } }),
  )
})

test('what the form says is submitted, and nothing that it has no field for', async () => {
  const { user, onSubmit } = renderForm()
  const { tell, answer } = playSandbox(await frame())
  await tell({})
  await user.click(press('Ask for it'))
  const values = {
    model: 'X1',
    extras: { bag: true },
    price: 900,
    recipient: 'cn=ceo',
    submit: true,
  }

  await answer('check', { values })

  expect(onSubmit).toHaveBeenCalledWith({ model: 'X1', extras: ['bag'], price: 900 }, 'submit')
})

test('a form that is wrong is not submitted, and the frame takes the focus', async () => {
  const { user, onSubmit } = renderForm()
  const element = await frame()
  const { heard, tell, answer } = playSandbox(element)
  await tell({})
  await user.click(press('Ask for it'))

  await answer('check', { isRight: false, wrong: 2 })

  expect(screen.getByText('2 to correct')).toBeVisible()
  expect(element).toHaveFocus()
  await waitFor(() => expect(heard.at(-1)).toEqual({ type: 'focus' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(press('Ask for it')).not.toHaveAttribute('aria-disabled')
})

test('to deny, nothing is checked, and what a condition hides is not offered', async () => {
  const { user, onSubmit } = renderForm({ form: { ...approvalForm, inlinescripts: ['x()'] } })
  const { tell, answer } = playSandbox(await frame('Travel'))
  await tell({ hidden: ['ApprovalAction'] })
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  await user.click(press('Deny'))

  await answer('values', { values: { comments: 'No' } })

  expect(onSubmit).toHaveBeenCalledWith({ comments: 'No' }, 'DenyAction')
})

test('what the server refuses is said, and the form stays', async () => {
  const fault = { status: 489, code: 'fault', text: 'The budget is closed.' }
  const { user } = renderForm({ submit: jest.fn(() => Promise.reject(fault as unknown as Error)) })
  const { tell, answer } = playSandbox(await frame())
  await tell({})
  await user.click(press('Ask for it'))
  await answer('check', {})

  expect(await screen.findByRole('alert')).toHaveTextContent('The budget is closed.')
  expect(await frame()).toBeVisible()
})

test('a wizard has the buttons of the console', async () => {
  const { user } = renderForm()
  const { tell, answer } = playSandbox(await frame())
  await tell({ steps: 2 })
  expect(screen.getByText('Step 1 of 2')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ask for it' })).not.toBeInTheDocument()
  await user.click(press('Next'))

  await answer('next', { step: 2, steps: 2 })

  expect(press('Ask for it')).toBeVisible()
  await user.click(press('Back'))
  await answer('back', { step: 1, steps: 2 })
  expect(screen.getByText('Step 1 of 2')).toBeVisible()
})

test('what was entered is offered again, and put into the form', async () => {
  const key = btoa(String.fromCharCode(...new Array<number>(32).fill(1)))
  server.use(
    http.get(atBff('bff/draft-keys'), () => HttpResponse.json({ keys: [{ id: 'k', key }] })),
  )
  const view = renderForm()
  const { tell } = playSandbox(await frame())
  await tell({ isTouched: true, values: { model: 'X1', price: 900 } })
  view.unmount()
  await draftsWritten()

  const { user } = renderForm()
  const again = playSandbox(await frame())
  await again.tell({})
  await user.click(await screen.findByRole('button', { name: 'Restore' }))

  await waitFor(() =>
    expect(again.heard.at(-1)).toEqual({ type: 'put', values: { model: 'X1', price: 900 } }),
  )
})

test('a form to be read has no buttons and keeps nothing', async () => {
  renderForm({ isReadOnly: true })
  const { heard, tell } = playSandbox(await frame())
  await tell({ isTouched: true })

  expect(heard[0]).toMatchObject({ isReadOnly: true })
  expect(screen.queryByRole('button', { name: 'Ask for it' })).not.toBeInTheDocument()
})

test('a script that fails is told above the form', async () => {
  renderForm()
  const { tell } = playSandbox(await frame())
  await tell({ problem: 'b is not defined' })

  expect(screen.getByText(/A script of this form failed/)).toHaveTextContent('b is not defined')
  expect(press('Ask for it')).toBeVisible()
})

test('a form that cannot be drawn says why, and can be tried again with what was entered', async () => {
  const { user } = renderForm()
  const { tell, say } = playSandbox(await frame())
  await tell({ values: { model: 'X1' } })
  await say({ type: 'broken', problem: 'no such thing' })
  expect(screen.getByRole('alert')).toHaveTextContent(/could not be drawn.*no such thing/)

  await user.click(press('Try again'))
  const { heard } = playSandbox(await frame())

  await waitFor(() => expect(heard[0]).toMatchObject({ type: 'open', values: { model: 'X1' } }))
})

test('a form that says nothing is given up after a while', async () => {
  jest.useFakeTimers()
  renderForm()
  await frame()
  act(() => jest.advanceTimersByTime(PATIENCE_MS))
  jest.useRealTimers()

  expect(await screen.findByRole('alert')).toHaveTextContent(/The form could not be drawn/)
})

test('what is no message changes nothing', async () => {
  renderForm()
  const element = await frame()
  const { tell, say } = playSandbox(element)
  await tell({})
  await say({ type: 'height', height: 300 })

  await say({ type: 'height', height: -1 })
  await say({ type: 'submit', values: { model: 'X1' } })
  await tell({ step: 'last' })
  expect(element.style.blockSize).toBe('300px')
  await say({ type: 'height', height: 10 ** 9 })

  expect(element.style.blockSize).toBe('20000px')
  expect(press('Ask for it')).toBeVisible()
})

test('a link of the form is offered, and leads only to pages and messages', async () => {
  const { user } = renderForm()
  const { tell, say } = playSandbox(await frame())
  await tell({})
  await say({ type: 'link', address: 'javascript:alert(1)' })
  expect(screen.queryByRole('link', { name: /alert/ })).not.toBeInTheDocument()

  await say({ type: 'link', address: 'https://a.example/rules' })
  const link = screen.getByRole('link', { name: /a.example/ })
  expect(link).toHaveAttribute('href', 'https://a.example/rules')
  await user.click(press('Close'))

  expect(link).not.toBeInTheDocument()
})

test('a frame that goes elsewhere is given up', async () => {
  renderForm()
  const element = await frame()
  const { tell } = playSandbox(element)
  await tell({})
  fireEvent.load(element)

  expect(await screen.findByRole('alert')).toHaveTextContent(/The form could not be drawn/)
})
