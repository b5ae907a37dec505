import { screen, waitFor, within } from '@testing-library/react'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeClients } from './fakeClientServer'
import { toClient, toClients } from './routes'

const branding = { title: { value: { en: 'Finance Access' } } }
const everyone = { id: '1', name: 'Default', isDefault: true }
const finance = {
  id: '2',
  name: 'Finance',
  matchCondition: '(ou=Finance)',
  sections: { branding },
}

function known(...args: Parameters<typeof fakeClients>) {
  const fake = fakeClients(...args)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test('another client is chosen in the head of the page, and its same tab opens', async () => {
  known([everyone, finance])
  const { user } = renderAt(toClient('1', 'branding'))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Client' }), 'Finance')

  expect(await screen.findByRole('heading', { level: 1, name: 'Finance' })).toBeVisible()
  expect(await screen.findByRole('tab', { name: 'Branding', selected: true })).toBeVisible()
})

describe('the list of clients', () => {
  test('says who belongs to each, and which is branded', async () => {
    known([everyone, finance])
    const { container } = renderAt(toClients())

    const first = within(await row('Default'))
    expect(first.getByText(/Everyone who matches no other condition/)).toBeVisible()
    expect(first.getByText('Product defaults')).toBeVisible()
    const second = within(await row('Finance'))
    expect(second.getByText('(ou=Finance)')).toBeVisible()
    expect(second.getByText('Customized')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  test('deletes a client after its name is typed, and never the default one', async () => {
    const { written } = known([everyone, finance])
    const { user } = renderAt(toClients())
    await row('Finance')
    expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1)

    await user.click(screen.getByRole('button', { name: /^Actions for/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const verb = dialog.getByRole('button', { name: 'Delete client' })
    expect(verb).toBeDisabled()
    await user.type(dialog.getByRole('textbox'), 'Finance')
    await user.click(verb)

    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /Finance/ })).not.toBeInTheDocument(),
    )
    expect(written).toEqual([{ method: 'DELETE', path: 'clients', body: { values: ['2'] } }])
  })

  test('creates a client with the settings of another one', async () => {
    const { written } = known([everyone, finance])
    const { user } = renderAt(toClients())
    await row('Finance')
    await user.click(screen.getByRole('button', { name: 'Create client' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Sales')
    await user.type(dialog.getByRole('textbox', { name: /Condition/ }), '(ou=Sales')
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Copy settings from' }),
      'Finance',
    )

    await user.click(dialog.getByRole('button', { name: 'Create client' }))
    expect(await dialog.findByText('The brackets do not match')).toBeVisible()
    expect(written).toEqual([])

    await user.type(dialog.getByRole('textbox', { name: /Condition/ }), ')')
    await user.click(dialog.getByRole('button', { name: 'Create client' }))

    await waitFor(() => expect(window.location.hash).toBe(`#${toClient('9')}`))
    const config = JSON.stringify({ branding })
    expect(written[0]?.body).toEqual({ name: 'Sales', matchCondition: '(ou=Sales)', config })
  })
})

describe('a client', () => {
  test('is sent whole when its condition changes', async () => {
    const { written } = known([everyone, finance])
    const { user, container } = renderAt(toClient('2'))
    const condition = await screen.findByRole('textbox', { name: /Condition/ })
    expect(screen.getByRole('heading', { level: 1, name: 'Finance' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await user.clear(condition)
    await user.type(condition, '(ou=Money)')

    await user.click(screen.getByRole('button', { name: 'Save settings' }))

    expect(await screen.findByText('Settings saved successfully')).toBeVisible()
    expect(screen.getByText('Please reload the page to reflect the saved changes')).toBeVisible()
    expect(written[0]?.body).toMatchObject({
      name: 'Finance',
      matchCondition: '(ou=Money)',
      config: JSON.stringify({ branding }),
      extra: 'of 2',
    })
  })

  test('that is the default one has no condition and cannot be deleted', async () => {
    const { written } = known([everyone])
    const { user } = renderAt(toClient('1'))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 's')
    expect(screen.queryByRole('textbox', { name: /Condition/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Delete…' })).not.toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Save settings' }))

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toMatchObject({ name: 'Defaults' })
    expect(written[0]?.body).not.toHaveProperty('matchCondition')
  })

  test('that is gone says so', async () => {
    known([everyone])
    renderAt(toClient('7'))

    expect(await screen.findByText('Client not found')).toBeVisible()
  })
})
