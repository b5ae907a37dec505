import { isTaken } from './isTaken'

const fault = { status: 489, code: 'fault', text: '' } as const

test.each([
  [{ ...fault, text: 'The group cn=Auditors exists already.' }, true],
  [{ ...fault, text: 'Resource already exists.' }, true],
  [{ ...fault, faultCode: 'RoleAlreadyExistsException' }, true],
  [{ status: 409, code: 'status', text: '' }, true],
  [{ ...fault, text: 'The container does not exist.' }, false],
  [{ status: 500, code: 'status', text: '' }, false],
  [new Error('exists already'), false],
])('%j says that the name is taken: %p', (error, expected) => {
  expect(isTaken(error)).toBe(expected)
})
