import type { RequestKind } from './status'
import { stepsOf } from './steps'

function told(kind: RequestKind, code: number): string {
  return stepsOf(kind, code)
    .map(({ state, text }) => `${text} ${state}`)
    .join(', ')
}

const REQUESTED = 'behind.request done'
const APPROVED = 'behind.approval done'
const APPROVAL = 'ahead.approval next'
const PROVISIONING = 'ahead.provisioning next'

test.each([
  ['role', 0, `state.newRequest now, ${APPROVAL}, ${PROVISIONING}`],
  ['role', 5, `${REQUESTED}, state.sodPending now, ${APPROVAL}, ${PROVISIONING}`],
  ['role', 10, `${REQUESTED}, state.sodApproved done, ${APPROVAL}, ${PROVISIONING}`],
  ['role', 90, `${REQUESTED}, state.sodDenied refused`],
  ['role', 15, `${REQUESTED}, state.approvalPending now, ${PROVISIONING}`],
  ['role', 95, `${REQUESTED}, state.denied refused`],
  ['role', 70, `${REQUESTED}, state.retracting now`],
  ['role', 75, `${REQUESTED}, state.retracted canceled`],
  ['resource', 27, `${REQUESTED}, ${APPROVED}, state.provisionRetryPending now`],
  ['resource', 80, `${REQUESTED}, ${APPROVED}, state.provisioningError stuck`],
  ['prd', 0, `${REQUESTED}, state.processing now`],
  ['prd', 2, `${REQUESTED}, state.approved done`],
  ['prd', 4, `${REQUESTED}, state.error stuck`],
] as const)('%s %d: %s', (kind, code, steps) => {
  expect(told(kind, code)).toBe(steps)
})

test.each(['role', 'resource'] as const)('a %s that is approved is not provisioned yet', (kind) => {
  expect(told(kind, 20)).toBe(`${REQUESTED}, state.approved done, ${PROVISIONING}`)
  expect(told(kind, 30)).toBe(`${REQUESTED}, ${APPROVED}, state.provisioning now`)
  expect(told(kind, 50)).toBe(`${REQUESTED}, ${APPROVED}, state.provisioned done`)
})

test('of an unknown code only the request is sure', () => {
  expect(told('role', 42)).toBe(`${REQUESTED}, unknown next`)
})
