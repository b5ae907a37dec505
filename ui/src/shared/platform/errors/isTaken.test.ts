import { isTaken, takenBy } from './isTaken'

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

test.each([
  [
    'The role cn=Payer,cn=User Application Driver,o=system exists already.',
    /^cn=Payer,.*o=system$/,
  ],
  ['The role "cn=Payer,o=system" already exists.', /^cn=Payer,o=system$/],
  ['Resource already exists.', /^undefined$/],
])('%j names %p', (text, dn) => {
  expect(String(takenBy({ ...fault, text }))).toMatch(dn)
})
