import { mergeOutcomes, withNames } from './outcome'

const payer = { id: 'cn=Payer', name: 'Payer' }
const clerk = { id: 'cn=Clerk' }

test('of several calls for a record there is one line; a failure in one of them counts', () => {
  const refused = { ...payer, reason: 'Not allowed' }
  const outcome = mergeOutcomes([
    { success: true, succeeded: [payer, clerk], failed: [] },
    { success: false, succeeded: [clerk], failed: [refused] },
  ])

  expect(outcome).toEqual({ success: false, succeeded: [clerk], failed: [refused] })
})

test('records have the names of the page, then those of the server, then their ids', () => {
  const outcome = withNames(
    { success: false, succeeded: [clerk], failed: [payer, { id: 'cn=Auditor' }] },
    [{ ...clerk, name: 'Clerk of the office' }],
  )

  expect(outcome.succeeded).toEqual([{ ...clerk, name: 'Clerk of the office' }])
  expect(outcome.failed.map(({ name }) => name)).toEqual(['Payer', 'cn=Auditor'])
})
