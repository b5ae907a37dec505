import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { atBff } from '../../../testing/addresses'
import { playSandbox } from '../../../testing/playSandbox'
import { renderForm } from '../../../testing/renderForm'
import { approvalForm, scriptedForm } from '../../../testing/sampleForms'
import { server } from '../../../testing/server'
import { draftsWritten } from '../drafts/writesUnderWay'

const renderScripted = (given: Parameters<typeof renderForm>[0] = {}) =>
  renderForm({ form: scriptedForm, ...given })

const frame = (name = 'Laptop') => screen.findByTitle<HTMLIFrameElement>(name)

const press = (name: string) => screen.getByRole('button', { name })

test('the frame has no right but to run scripts, and hears what it draws and how it looks', async () => {
  renderScripted({ values: { model: 'X1', extras: ['bag'] } })
  const element = await frame()
  const { heard, tell, say } = playSandbox(element)
  await tell({})
  await say({ type: 'height', height: 420 })

  expect(element).toHaveAttribute('sandbox', 'allow-scripts')
  expect(element).toHaveAttribute('src', 'form-sandbox/')
  expect(element.style.blockSize).toBe('420px')
  expect(heard[0]).toMatchObject({
    type: 'open',
    form: scriptedForm,
    values: { model: 'X1', extras: { bag: true } },
    isReadOnly: false,
    look: { language: 'en', direction: 'ltr', theme: 'system', density: 'comfortable' },
    texts: {
      required: 'Required',
      min: 'At least {{min}}',
      maxLength: 'At most {{length}} characters',
    },
  })
})

test.each([
  ['and the browser knows of a press, it counts', true],
  ['and nobody pressed anything, it does not count', false],
])('when the form says that somebody is active %s', async (_what, isActive) => {
  Object.assign(navigator, { userActivation: { isActive } })
  renderScripted()
  const { tell, say } = playSandbox(await frame())
  await tell({})
  localStorage.removeItem('last-access')
  await say({ type: 'activity' })

  expect(localStorage.getItem('last-access') !== null).toBe(isActive)
})

test('in Arabic it runs from the right', async () => {
  renderScripted({ isArabic: true })
  const { heard } = playSandbox(await frame())

  await waitFor(() =>
    expect(heard[0]).toMatchObject({ look: { language: 'ar', direction: 'rtl' } }),
  )
})

test('what the form says is submitted, and nothing that it has no field for', async () => {
  const { user, onSubmit } = renderScripted()
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
  const { user, onSubmit } = renderScripted()
  const element = await frame()
  const { heard, tell, answer } = playSandbox(element)
  await tell({})
  await user.click(press('Ask for it'))

  await answer('check', { isRight: false, wrong: 2 })

  expect(screen.getByText('2 errors')).toBeVisible()
  expect(element).toHaveFocus()
  await waitFor(() => expect(heard.at(-1)).toEqual({ type: 'focus' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(press('Ask for it')).not.toHaveAttribute('aria-disabled')
})

test('what stands beside the form is checked along with it', async () => {
  const isReady = jest.fn(() => false)
  const actions = [{ id: 'submit', text: 'Add', isReady }]
  const { user, onSubmit } = renderScripted({ actions })
  const { tell, answer } = playSandbox(await frame())
  await tell({})
  await user.click(press('Add'))

  await answer('check', {})

  expect(isReady).toHaveBeenCalledTimes(1)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('to deny, nothing is checked, and what a condition hides is not offered', async () => {
  const { user, onSubmit } = renderScripted({ form: { ...approvalForm, inlinescripts: ['x()'] } })
  const { tell, answer } = playSandbox(await frame('Travel'))
  await tell({ hidden: ['ApprovalAction'] })
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  await user.click(press('Deny'))

  await answer('values', { values: { comments: 'No' } })

  expect(onSubmit).toHaveBeenCalledWith({ comments: 'No' }, 'DenyAction')
})

test('what the server refuses is said, and the form stays', async () => {
  const fault = { status: 489, code: 'fault', text: 'The budget is closed.' }
  const { user } = renderScripted({
    submit: jest.fn(() => Promise.reject(fault as unknown as Error)),
  })
  const { tell, answer } = playSandbox(await frame())
  await tell({})
  await user.click(press('Ask for it'))
  await answer('check', {})

  expect(await screen.findByRole('alert')).toHaveTextContent('The budget is closed.')
  expect(await frame()).toBeVisible()
})

test('a wizard has the buttons of the console', async () => {
  const { user } = renderScripted()
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
  const view = renderScripted()
  const { tell } = playSandbox(await frame())
  const values = { model: 'X1', extras: { bag: true }, price: 900 }
  await tell({ isTouched: true, values })
  view.unmount()
  await draftsWritten()

  const { user } = renderScripted()
  const again = playSandbox(await frame())
  await again.tell({})
  await user.click(await screen.findByRole('button', { name: 'Restore' }))

  await waitFor(() => expect(again.heard.at(-1)).toEqual({ type: 'put', values }))
})

test('a form to be read has no buttons and keeps nothing', async () => {
  renderScripted({ isReadOnly: true })
  const { heard, tell } = playSandbox(await frame())
  await tell({ isTouched: true })

  expect(heard[0]).toMatchObject({ isReadOnly: true })
  expect(screen.queryByRole('button', { name: 'Ask for it' })).not.toBeInTheDocument()
})
