import { screen, waitFor, within } from '@testing-library/react'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { ann, edited, opened, save } from '../../testing/renderResource'
import { server } from '../../testing/server'
import { fakeResources, resource } from './fakeResourcesServer'
import { toResource } from './routes'

async function editedAs(more: Parameters<typeof resource>[1]) {
  const badge = resource('Badge', more)
  const fake = fakeResources([badge])
  server.use(...fake.handlers, ...fakePreferences().handlers)
  const view = renderAt(toResource(badge.id))
  for (const card of ['Approval to grant', 'Approval to revoke'])
    await view.user.click(await screen.findByRole('button', { name: `Edit: ${card}` }))
  return { ...fake, ...view }
}

test('a revocation that is approved like a grant can need no approval instead', async () => {
  const { user, written } = await edited('Approval to revoke')
  const revoke = within(await screen.findByRole('region', { name: 'Approval to revoke' }))
  expect(await revoke.findByRole('radio', { name: /Same as Grant Approval/ })).toBeChecked()
  expect(screen.queryByText('Retain Existing Approval Process')).toBeNull()
  await user.click(revoke.getByText('Approval is required'))
  await user.click(await save())

  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toMatchObject({ approvalRequired: true, revokeRequired: false })
})

test('each of two approvals is sent with all that it is made of', async () => {
  const approved = {
    approvalRequired: true,
    approvalIsStandard: true,
    quorum: '60%',
    approvers: [ann],
    revokeRequired: true,
    revokeEqualsGrant: false,
    revokeApprovalIsStandard: false,
    revokeRequestDef: 'cn=flow',
    revokeRequestDefName: 'Two signatures',
  }
  const { user, written } = await editedAs(approved)
  const revoke = within(await screen.findByRole('region', { name: 'Approval to revoke' }))
  const workflow = within(await revoke.findByRole('group', { name: 'Custom Approval' }))
  expect(workflow.getByText('Two signatures')).toBeVisible()
  const quorum = screen.getByRole('textbox', { name: 'Quorum' })
  await user.clear(quorum)
  await user.type(quorum, '70')
  await user.click(await save())

  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toMatchObject({
    approvalRequired: true,
    approvalIsStandard: true,
    quorum: '70%',
    approvers: [{ id: ann.id, sequence: 1 }],
    requestDef: '',
    revokeRequired: true,
    revokeEqualsGrant: false,
    revokeApprovalIsStandard: false,
    revokeQuorum: '',
    revokeApprovers: [],
    revokeRequestDef: 'cn=flow',
  })
})

test('a revocation of its own has a share of its own approvers', async () => {
  const { user, written } = await editedAs({
    revokeRequired: true,
    revokeEqualsGrant: false,
    revokeApprovalIsStandard: true,
    revokeQuorum: '50%',
    revokeApprovers: [ann],
  })
  const revoke = within(await screen.findByRole('region', { name: 'Approval to revoke' }))
  const quorum = await revoke.findByRole('textbox', { name: 'Quorum' })
  await user.clear(quorum)
  await user.type(quorum, '80')
  await user.click(await save())

  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toMatchObject({
    revokeApprovalIsStandard: true,
    revokeQuorum: '80%',
    revokeApprovers: [{ id: ann.id, sequence: 1 }],
  })
})

test('the approval that a revocation follows is told', async () => {
  opened('overview')

  expect(await screen.findByText('Now: Serial: Ann')).toBeVisible()
})

test('an approval of a resource that people have is removed after a question', async () => {
  const { user, written } = await edited('Approval to grant', { holders: 42 })
  const grant = within(await screen.findByRole('region', { name: 'Approval to grant' }))
  await user.click(await grant.findByText('Approval is required'))
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
  const { resources } = opened('overview', { away: ann.id })

  expect(resources.size).toBe(2)
  expect(await screen.findByText('Ann is away, and nobody stands in')).toBeVisible()
})

test('those who may only read see facts', async () => {
  opened('overview', { operations: ['viewResource'] })

  expect(await screen.findByText('Serial: Ann')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Edit: / })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save resource' })).toBeNull()
})
