import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { playSandbox } from '../../../testing/playSandbox'
import { renderForm } from '../../../testing/renderForm'
import { scriptedForm } from '../../../testing/sampleForms'
import { PATIENCE_MS } from './sandbox'

const frame = () => screen.findByTitle<HTMLIFrameElement>('Laptop')
const press = (name: string) => screen.getByRole('button', { name })

test('a script that fails is told above the form', async () => {
  renderForm({ form: scriptedForm })
  const { tell } = playSandbox(await frame())
  await tell({ problem: 'b is not defined' })

  expect(screen.getByText(/A script of this form failed/)).toHaveTextContent('b is not defined')
  expect(press('Ask for it')).toBeVisible()
})

test('a form that cannot be drawn says why, and can be tried again with what was entered', async () => {
  const { user } = renderForm({ form: scriptedForm })
  const { tell, say } = playSandbox(await frame())
  await tell({ values: { model: 'X1' } })
  await say({ type: 'broken', problem: 'no such thing' })
  expect(screen.getByRole('alert')).toHaveTextContent(/could not be displayed.*no such thing/)

  await user.click(press('Try again'))
  const { heard } = playSandbox(await frame())

  await waitFor(() => expect(heard[0]).toMatchObject({ type: 'open', values: { model: 'X1' } }))
})

test('a form that says nothing is given up after a while', async () => {
  jest.useFakeTimers()
  renderForm({ form: scriptedForm })
  await frame()
  act(() => jest.advanceTimersByTime(PATIENCE_MS))
  jest.useRealTimers()

  expect(await screen.findByRole('alert')).toHaveTextContent(/The form could not be displayed/)
})

test('what is no message changes nothing', async () => {
  renderForm({ form: scriptedForm })
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
  const { user } = renderForm({ form: scriptedForm })
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
  renderForm({ form: scriptedForm })
  const element = await frame()
  const { tell } = playSandbox(element)
  await tell({})
  fireEvent.load(element)

  expect(await screen.findByRole('alert')).toHaveTextContent(/The form could not be displayed/)
})
