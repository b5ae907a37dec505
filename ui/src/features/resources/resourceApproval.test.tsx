import { screen, waitFor, within } from '@testing-library/react'
import { ann, opened, save } from '../../testing/renderResource'

test('a revocation that is approved like a grant can need no approval instead', async () => {
  const { user, written } = opened('approval')
  const revoke = within(await screen.findByRole('region', { name: 'Approval to revoke' }))
  expect(revoke.getByRole('radio', { name: /Same as Grant Approval/ })).toBeChecked()
  expect(screen.queryByText('Retain Existing Approval Process')).toBeNull()
  await user.click(revoke.getByText('Approval is required'))
  await user.click(await save())

  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toMatchObject({ approvalRequired: true, revokeRequired: false })
})

test('the approval that a revocation follows is told', async () => {
  opened('approval')

  expect(await screen.findByText('Now: Serial: Ann')).toBeVisible()
})

test('an approval of a resource that people have is removed after a question', async () => {
  const { user, written } = opened('approval', { holders: 42 })
  const grant = within(await screen.findByRole('region', { name: 'Approval to grant' }))
  await user.click(grant.getByText('Approval is required'))
  expect(await screen.findByText(/^Open requests for Office: 3\. .* keep them\.$/)).toBeVisible()
  await user.click(await save())
  const question = within(await screen.findByRole('alertdialog'))
  expect(await question.findByText('People who have it: 42')).toBeVisible()
  expect(written).toEqual([])

  await user.click(question.getByRole('button', { name: 'Remove approval' }))

  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toMatchObject({ approvalRequired: false })
})

test('an approver of a resource who is away is named', async () => {
  const { resources } = opened('approval', { away: ann.id })

  expect(resources.size).toBe(2)
  expect(await screen.findByText('Ann is away, and nobody stands in')).toBeVisible()
})

test('those who may only read see facts', async () => {
  opened('approval', { operations: ['viewResource'] })

  expect(await screen.findByText('Serial: Ann')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save resource' })).toBeNull()
})
