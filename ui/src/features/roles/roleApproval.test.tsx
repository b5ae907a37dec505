import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answered } from '../../testing/answered'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeRoles, role } from './fakeRolesServer'
import { toRole } from './routes'

const clerk = role('Clerk')

function known(...args: Parameters<typeof fakeRoles>) {
  const fake = fakeRoles(...args)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

type User = ReturnType<typeof renderAt>['user']

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save role' }))

describe('the approval of a role', () => {
  const approved = {
    ...clerk,
    approvalRequired: true,
    approvalQuorum: '50%',
    approvalApprovers: [{ id: 'cn=bo', name: 'Bo', type: 'user', sequence: 1 }],
  }
  const removeApproval = async (user: User) => {
    await user.click(await screen.findByText('Approval is required'))
    await save(user)
  }

  test('that people have is removed after a question', async () => {
    const { written } = known([approved], { holders: 2 })
    const { user } = renderAt(toRole(clerk.id, 'approval'))
    await removeApproval(user)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(await dialog.findByText('People who have it: 2')).toBeVisible()
    expect(written).toEqual([])

    await user.click(dialog.getByRole('button', { name: 'Remove approval' }))

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toMatchObject({ approvalRequired: false })
  })

  test('says which of its approvers cannot decide', async () => {
    known([approved], { away: 'cn=bo', holders: 2 })
    renderAt(toRole(clerk.id, 'approval'))

    expect(await screen.findByText('Bo is away, and nobody stands in')).toBeVisible()
    expect(screen.queryByText('Holders of Clerk: 2')).not.toBeInTheDocument()
  })

  test('says, before another one is saved, who has the role and which requests keep theirs', async () => {
    known([approved], { holders: 2 })
    server.use(
      http.post('*/rest/access/requests/historylist/permission', () =>
        HttpResponse.json({ requests: [], total: 3 }),
      ),
    )
    const { user } = renderAt(toRole(clerk.id, 'approval'))
    const quorum = await screen.findByRole('textbox', { name: 'Quorum' })
    expect(screen.queryByRole('region', { name: 'Good to know' })).not.toBeInTheDocument()
    await user.clear(quorum)
    await user.type(quorum, '70')

    const told = within(await screen.findByRole('region', { name: 'Good to know' }))
    expect(await told.findByText('Holders of Clerk: 2')).toBeVisible()
    expect(told.getByText(/^Open requests for Clerk: 3\. .* keep them\.$/)).toBeVisible()
  })

  test('can be a workflow of its own, which is looked for and sent', async () => {
    const { written } = known([approved], { holders: 0 })
    const asked: (string | null)[] = []
    server.use(
      http.get('*/rest/catalog/prds', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('processType'))
        const flow = { id: 'cn=flow,o=data', name: 'flow', displayName: 'Two signatures' }
        return HttpResponse.json({ requestDefs: [flow], nextIndex: 0 })
      }),
    )
    const { user } = renderAt(toRole(clerk.id, 'approval'))
    await user.click(await screen.findByRole('radio', { name: /Custom/ }))
    const workflow = within(screen.getByRole('group', { name: /^Custom Approval/ }))
    await user.type(workflow.getByRole('searchbox'), 'two{Enter}')
    await user.click(await screen.findByRole('option', { name: /signatures/ }))

    await save(user)

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toMatchObject({ approvalRequestDef: 'cn=flow,o=data' })
    expect(asked).toEqual(['Role Approval'])
  })

  test('by quorum is a percentage with its approvers in order', async () => {
    const { written } = known([approved], { holders: 0 })
    const { user } = renderAt(toRole(clerk.id, 'approval'))
    const quorum = await screen.findByRole('textbox', { name: 'Quorum' })
    expect(quorum).toHaveValue('50')
    await user.clear(quorum)
    await user.type(quorum, '70')

    await save(user)

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toMatchObject({
      approvalRequired: true,
      approvalIsStandard: true,
      approvalQuorum: '70%',
      approvalApprovers: [{ id: 'cn=bo', type: 'user', sequence: 1 }],
      approvalRequestDef: '',
    })
  })

  test('by a workflow names the workflow, and is sent with it', async () => {
    const custom = {
      ...clerk,
      approvalRequired: true,
      approvalIsStandard: false,
      approvalRequestDef: 'cn=flow',
      approvalRequestDefName: 'Two signatures',
    }
    const { written } = known([custom], { holders: 0 })
    const { user, unmount } = renderAt(toRole(clerk.id, 'approval'))
    const workflow = within(await screen.findByRole('group', { name: 'Custom Approval' }))
    expect(workflow.getByText('Two signatures')).toBeVisible()
    unmount()

    renderAt(toRole(clerk.id))
    await user.click(await screen.findByRole('button', { name: 'Edit: Names and descriptions' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 's')
    await save(user)

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toMatchObject({
      approvalRequired: true,
      approvalIsStandard: false,
      approvalRequestDef: 'cn=flow',
    })
  })

  test('that nobody has is removed at once', async () => {
    const { written } = known([approved], { holders: 0 })
    const { user, store } = renderAt(toRole(clerk.id, 'approval'))
    await user.click(await screen.findByText('Approval is required'))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Quorum' })).toBeNull())
    await answered(store)

    await save(user)

    await waitFor(() => expect(written).toHaveLength(1))
  })
})
