import { readWorkflowEnd } from './workflowEnd'

const AT = Date.UTC(2026, 0, 5)

test.each([
  [{ approvalStatus: 'Denied', completionTime: AT }, 'denied'],
  [{ approvalStatus: 'APPROVED', completionTime: AT }, 'approved'],
  [{ approvalStatus: 'Refused', completionTime: AT }, 'refused'],
])('%j ended', (process, text) => {
  const end = readWorkflowEnd({ processes: [{ processId: 'p1', ...process }] })

  expect(end).toMatchObject({ status: { text }, at: AT })
})

test.each([
  ['goes on', [{ processId: 'p1', approvalStatus: 'Processing' }]],
  [
    'ended in words that nobody knows',
    [{ processId: 'p1', approvalStatus: 'Abgelehnt', completionTime: AT }],
  ],
  ['is not there', []],
])('of a workflow that %s no end is known', (_how, processes) => {
  expect(readWorkflowEnd({ processes })).toBeUndefined()
})
