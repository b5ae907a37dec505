import { readMessage } from './readMessage'

const state = {
  type: 'state',
  values: { model: 'X1' },
  step: 1,
  steps: 1,
  wrong: 0,
  isTouched: true,
  hidden: [],
  problem: '',
}

test('what the form says is read', () => {
  expect(readMessage(JSON.stringify(state))).toEqual(state)
})

test.each<[string, unknown]>([
  ['an object instead of its words', state],
  ['words that are no JSON', '{'],
  ['more than a form can hold', JSON.stringify({ ...state, values: { x: 'x'.repeat(2 ** 20) } })],
  ['a kind that is not known', JSON.stringify({ ...state, type: 'submit' })],
  ['a word too many', JSON.stringify({ ...state, submit: true })],
  ['a word too few', JSON.stringify({ ...state, isTouched: undefined })],
  ['a step that there cannot be', JSON.stringify({ ...state, step: 0 })],
  ['a number of errors below zero', JSON.stringify({ ...state, wrong: -1 })],
  ['a speech instead of a reason', JSON.stringify({ ...state, problem: 'x'.repeat(501) })],
  ['a height that is no number', JSON.stringify({ type: 'height', height: '100vh' })],
  ['an answer to nothing', JSON.stringify({ ...state, type: 'answer', isRight: true })],
])('%s is no message', (_what, data) => {
  expect(readMessage(data)).toBeUndefined()
})
