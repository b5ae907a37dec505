import { screen } from '@testing-library/react'
import { renderBlock } from '../../testing/renderBlock'
import { operationTables } from './operation'
import { RequestOperation } from './ui/RequestOperation'

test.each([
  ['resource', 10, 'Add to user'],
  ['resource', 15, 'Remove from user'],
  ['role', 10, 'Add to user'],
  ['role', 15, 'Remove from user'],
  ['role', 20, 'Add to role'],
  ['role', 25, 'Remove from role'],
  ['role', 30, 'Add to group'],
  ['role', 35, 'Remove from group'],
  ['role', 40, 'Add to container'],
  ['role', 41, 'Add to container including subtree'],
  ['role', 45, 'Remove from container'],
] as const)('of a %s, %d is: %s', async (kind, code, words) => {
  renderBlock(<RequestOperation kind={kind} code={code} />)

  expect(await screen.findByText(words)).toBeVisible()
})

test('there are no others', () => {
  expect(Object.keys(operationTables.resource)).toHaveLength(2)
  expect(Object.keys(operationTables.role)).toHaveLength(9)
})

test('an unknown operation is shown as it is', async () => {
  renderBlock(<RequestOperation kind="resource" code={20} />)

  expect(await screen.findByText('Unknown operation 20')).toBeVisible()
})
