import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeSods, roleDn, sod, sodDn } from './fakeSodServer'
import { toSod, toSodCreate, toSods } from './routes'

const payments = sod('Payments', 'Post', 'Release', { hasConflicts: true })
const orders = sod('Orders', 'Create', 'Approve')

function known(...args: Parameters<typeof fakeSods>) {
  const fake = fakeSods(...args)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const save = () => screen.getByRole('button', { name: 'Save constraint' })
const nameField = () => screen.findByRole('textbox', { name: 'Name' })

async function chooseRole(user: ReturnType<typeof renderAt>['user'], side: string, name: string) {
  const picker = within(screen.getByRole('group', { name: side }))
  await user.type(picker.getByRole('searchbox'), `${name}{Enter}`)
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

describe('the list of constraints', () => {
  test('names both roles, their level, and whether somebody has both', async () => {
    known([payments, orders])
    const { container } = renderAt(toSods())

    const first = within(await row('Payments'))
    expect(first.getByText('Post')).toBeVisible()
    expect(first.getByText('Release')).toBeVisible()
    expect(first.getByText('Permission Role')).toBeVisible()
    expect(first.getByText(payments.description)).toBeVisible()
    expect(first.getByText('Found')).toBeVisible()
    expect(within(await row('Orders')).getByText('None')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('says what it is for while there is none, and leads to the first', async () => {
    known([])
    renderAt(toSods())

    expect(await screen.findByText('No two roles exclude each other yet.')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Create constraint' })).toHaveLength(2)
  })

  test('is only read by those who may not write constraints', async () => {
    known([payments], { mayWrite: false })
    renderAt(toSods())
    await row('Payments')

    expect(screen.queryByRole('link', { name: 'Create constraint' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument()
  })

  test('of two that are deleted names the one that stays, with the reason', async () => {
    const { sods } = known([payments, orders], { kept: { [orders.id]: 'It is in use.' } })
    const { user } = renderAt(toSods())
    await user.click(within(await row('Payments')).getByRole('checkbox'))
    await user.click(within(await row('Orders')).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Delete…' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.type(dialog.getByRole('textbox'), '2')

    await user.click(dialog.getByRole('button', { name: 'Delete 2 constraints' }))

    expect(await screen.findByText('1 constraint failed to delete')).toBeVisible()
    expect(await screen.findByText('It is in use.')).toBeVisible()
    expect([...sods.keys()]).toEqual([orders.id])
  })
})

describe('a new constraint', () => {
  test('is sent whole, with the identifier that its name gives, and opens', async () => {
    const { written } = known([])
    const { user } = renderAt(toSodCreate())
    await user.type(await nameField(), ' Post & release ')
    expect(screen.getByText(/it becomes Postrelease/)).toBeVisible()
    await chooseRole(user, 'First role', 'Post')
    await chooseRole(user, 'Second role', 'Release')

    await user.click(screen.getByRole('button', { name: 'Create constraint' }))

    await waitFor(() => expect(window.location.hash).toBe(`#${toSod(sodDn('Postrelease'))}`))
    expect(written).toEqual([
      {
        method: 'POST',
        body: {
          id: 'Postrelease',
          name: 'Post & release',
          description: '',
          localizedNames: [{ locale: 'en', name: 'Post & release' }],
          localizedDescriptions: [],
          roles: [{ id: roleDn('Post') }, { id: roleDn('Release') }],
          sodApprovalType: 'allowWithWorkflow',
          isDefaultApproversUsed: true,
          approvers: [],
          approvalQuorum: '',
          approvalRequestDef: '',
        },
      },
    ])
  })

  test.each([
    ['Post', 'Choose two different items'],
    ['Treasurer', 'Both must have the same level'],
  ])('between Post and %s is not sent', async (second, said) => {
    const { written } = known([])
    const { user } = renderAt(toSodCreate())
    await user.type(await nameField(), 'Payments')
    await chooseRole(user, 'First role', 'Post')
    await chooseRole(user, 'Second role', second)

    await user.click(screen.getByRole('button', { name: 'Create constraint' }))

    expect(await screen.findByText(said)).toBeVisible()
    expect(written).toEqual([])
  })

  test('of which there is one already leads to that one', async () => {
    known([])
    const Fault = { Reason: { Text: `The constraint ${sodDn('Pay')} exists already.` } }
    const refusal = () => HttpResponse.json({ Fault }, { status: 489 })
    server.use(http.post('*/rest/catalog/sods', refusal))
    const { user } = renderAt(toSodCreate())
    await user.type(await nameField(), 'Pay')
    await chooseRole(user, 'First role', 'Post')
    await chooseRole(user, 'Second role', 'Release')
    await user.click(screen.getByRole('button', { name: 'Create constraint' }))

    expect(await screen.findByText(/Another entry has this name/)).toBeVisible()
    const existing = screen.getByRole('link', { name: 'Pay' })
    expect(existing).toHaveAttribute('href', `#${toSod(sodDn('Pay'))}`)
  })

  test('has no form for those who may not create one', async () => {
    known([], { mayWrite: false })
    renderAt(toSodCreate())

    expect(await screen.findByText('You cannot create constraints')).toBeVisible()
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
  })
})

describe('a constraint', () => {
  test('is sent whole when one thing of it changes', async () => {
    const { written } = known([payments])
    const { user, container } = renderAt(toSod(payments.id))
    await user.type(await nameField(), 's')
    expect(await screen.findByText(/Now: .*Lena Brandt/)).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()

    await user.click(save())

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toMatchObject({
      id: payments.id,
      name: 'Paymentss',
      description: payments.description,
      roles: [{ id: roleDn('Post') }, { id: roleDn('Release') }],
      sodApprovalType: 'allowWithWorkflow',
      isDefaultApproversUsed: true,
    })
    expect(await screen.findByText('Constraint updated successfully')).toBeVisible()
    expect(screen.getByRole('log', { name: 'Messages' })).toHaveTextContent(
      /Constraint updated successfully\s*Paymentss/,
    )
  })

  test('needs approvers where the default ones do not decide, and keeps those that do not count', async () => {
    const { written } = known([payments])
    const { user } = renderAt(toSod(payments.id))
    await user.click(await screen.findByRole('switch', { name: 'The default approvers decide' }))

    await user.click(save())

    expect(await screen.findByText('1 error')).toBeVisible()
    expect(written).toEqual([])
    await user.click(screen.getByRole('radio', { name: 'Always allow' }))
    await user.click(save())
    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toMatchObject({ sodApprovalType: 'alwaysAllow' })
  })

  test('whose roles somebody else exchanged meanwhile is not overwritten before the person says so', async () => {
    const { sods, written } = known([payments])
    const { user } = renderAt(toSod(payments.id))
    await screen.findByRole('button', { name: 'Remove Release' })
    await user.click(screen.getByRole('button', { name: 'Remove Release' }))
    await chooseRole(user, 'Second role', 'Audit')
    sods.set(payments.id, { ...payments, roles: sod('x', 'Post', 'Pay').roles })

    await user.click(save())

    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Someone else changed this' }),
    )
    expect(dialog.getByRole('region', { name: 'Roles in conflict' })).toHaveTextContent(
      /Post, Release.*Post, Pay.*Post, Audit/,
    )
    expect(written).toEqual([])
  })

  test('is read by those who may not change it', async () => {
    known([payments], { mayWrite: false })
    renderAt(toSod(payments.id))

    expect(await screen.findByText('The default approvers decide')).toBeVisible()
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Delete…' })).not.toBeInTheDocument()
  })

  test('shows nothing that can be pressed before it is known who may change it', async () => {
    known([payments])
    server.use(http.get('*/rest/admin/permission/rights', () => new Promise(() => undefined)))
    renderAt(toSod(payments.id))

    expect(await screen.findByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
    expect(screen.queryByText('Roles in conflict')).not.toBeInTheDocument()
  })

  test('that does not exist is said to be missing, with the way back', async () => {
    known([])
    renderAt(toSod(payments.id))

    expect(await screen.findByText('Constraint not found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the list of constraints' })).toBeVisible()
  })

  test('tells before it is deleted how many people have both roles', async () => {
    const { sods } = known([payments], { violators: ['cn=ann,o=data', 'cn=bo,o=data'] })
    const { user } = renderAt(toSod(payments.id))
    await user.click(await screen.findByRole('button', { name: 'Delete…' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(await dialog.findByText(/2 people have both roles now/)).toBeVisible()

    await user.click(dialog.getByRole('button', { name: 'Delete constraint' }))

    await waitFor(() => expect(window.location.hash).toBe(`#${toSods()}`))
    expect(sods.size).toBe(0)
  })
})

describe('a constraint that is deleted later', () => {
  const leaving = { ...payments, status: 15 }

  test('stays in the list with a badge and without actions', async () => {
    known([leaving, orders])
    renderAt(toSods())

    const first = within(await row('Payments'))
    expect(first.getByText('Pending Delete')).toBeVisible()
    expect(first.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument()
    const second = within(await row('Orders'))
    expect(await second.findByRole('button', { name: /Actions for/ })).toBeVisible()
  })

  test('is followed on its page, which offers nothing that changes it', async () => {
    known([{ ...payments, status: 15 }])
    renderAt(toSod(payments.id))

    expect(await screen.findByText('Pending Delete')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete…' })).not.toBeInTheDocument()
    expect(screen.queryByRole('form')).not.toBeInTheDocument()
  })

  test('is followed until it is gone', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    try {
      const { sods } = known([leaving])
      renderAt(toSod(payments.id))
      expect(await screen.findByText('Pending Delete')).toBeVisible()

      sods.delete(payments.id)
      await act(() => jest.advanceTimersByTimeAsync(10_000))

      expect(await screen.findByText('Constraint not found')).toBeVisible()
    } finally {
      jest.useRealTimers()
    }
  })
})
