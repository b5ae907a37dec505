import { isRefusal, readError, toApiError } from './apiError'

const answer = (status: number, statusText = '') =>
  new Response(null, { status, statusText, headers: { 'x-request-id': 'r-1' } })

test('an error of the BFF keeps its code, its words, its fields and its request id', () => {
  const body = {
    code: 'bad_input',
    message: 'No.',
    requestId: 'r-1',
    fields: { size: ['Too big'] },
  }
  expect(readError(400, body, answer(400))).toEqual({
    status: 400,
    code: 'bad_input',
    text: 'No.',
    requestId: 'r-1',
    fields: { size: ['Too big'] },
  })
})

test('an error of the identity applications says what they said', () => {
  const body = {
    Fault: {
      Code: { Value: 'Sender', Subcode: { Value: 'NotFound' } },
      Reason: { Text: 'No such user' },
    },
  }
  expect(readError(489, body, answer(489))).toEqual({
    status: 489,
    code: 'fault',
    text: 'No such user',
    requestId: 'r-1',
    faultCode: 'NotFound',
  })
})

test.each([
  ['a fault without words', 489, { Fault: {} }, 'fault', ''],
  ['500 without a body', 500, null, 'internal', ''],
  ['a status with its text', 418, 'tea', 'status', "418 I'm a teapot"],
  ['a message of its own', 418, { message: 'Out of tea' }, 'status', 'Out of tea'],
  ['a code nobody knows, without a status text', 400, { code: 'surprise' }, 'status', ''],
  ['a refusal without words', 200, { success: false }, 'status', ''],
])('%s', (_case, status, body, code, text) => {
  const statusText = { 200: 'OK', 418: "I'm a teapot" }[status]
  expect(readError(status, body, answer(status, statusText))).toMatchObject({ code, text })
})

test('an answer that is no JSON, and no answer at all, are told apart', () => {
  const unreadable = {
    status: 'PARSING_ERROR',
    originalStatus: 200,
    data: '<html>',
    error: '',
  } as const
  expect(toApiError(unreadable, answer(200))).toMatchObject({
    code: 'unreadable',
    requestId: 'r-1',
  })
  expect(toApiError({ status: 'FETCH_ERROR', error: 'TypeError' })).toEqual({
    status: 0,
    code: 'network',
    text: '',
  })
})

test.each([
  [{ success: false }, true],
  [{ success: true }, false],
  [{ success: false, failed: [{ id: 'x' }] }, false],
  [{ success: false, OperationNodes: [] }, false],
  [null, false],
])('%j as the answer of a write is a refusal: %p', (body, refused) => {
  expect(isRefusal(body)).toBe(refused)
})

test('what is wrong with a field within others has the whole way as its name', () => {
  const fields = { reason: ['Too long.'], assignments: { 0: { expiryDate: ['No date.'] } } }
  const body = { code: 'bad_input', message: 'Some input is not valid.', fields }

  expect(readError(400, body, answer(400)).fields).toEqual({
    reason: ['Too long.'],
    'assignments.0.expiryDate': ['No date.'],
  })
})
