import { screen, waitFor, within } from '@testing-library/react'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeClients, type FakeClient } from './fakeClientServer'
import { toClient, type ClientTab } from './routes'

const finance: FakeClient = { id: '2', name: 'Finance', matchCondition: '(ou=Finance)' }

function open(tab: ClientTab, client: Partial<FakeClient> = {}) {
  const fake = fakeClients([{ ...finance, ...client }])
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return {
    ...fake,
    ...renderAt(toClient('2', tab)),
    /** What another administrator saves meanwhile. */
    meanwhile: (theirs: Partial<FakeClient>) => fake.clients.set('2', { ...finance, ...theirs }),
  }
}

const field = (name: RegExp) => screen.findByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: 'Save settings' })
const saved = () => screen.findByText('Settings saved successfully')
const question = async () => within(await screen.findByRole('alertdialog'))

describe('of two administrators', () => {
  test('one changes the name of a client and one its condition: both are kept', async () => {
    const { user, written, meanwhile } = open('general')
    await user.type(await field(/^Name/), ' 2')
    meanwhile({ matchCondition: '(ou=Money)' })
    await user.click(save())

    expect(await saved()).toBeVisible()
    expect(written[0]?.body).toMatchObject({ name: 'Finance 2', matchCondition: '(ou=Money)' })
  })

  test('both change the condition: the person decides', async () => {
    const { user, written, meanwhile } = open('general')
    await user.type(await field(/^Condition/), '{Backspace}*)')
    meanwhile({ matchCondition: '(ou=Money)' })
    await user.click(save())

    expect((await question()).getByText('(ou=Money)')).toBeVisible()
    expect(written).toEqual([])
  })

  test.each<[ClientTab, RegExp, string]>([
    ['general', /^Name/, 'Finance!'],
    ['customization', /^Message duration/, '5'],
  ])(
    'one deletes the client: the other is told on %s, and what was entered stays',
    async (tab, name, entered) => {
      const { user, written, clients } = open(tab)
      await user.type(await field(name), entered.slice(-1))
      clients.delete('2')
      await user.click(save())

      expect(await screen.findByText('No such client.')).toBeVisible()
      expect(await field(name)).toHaveValue(entered)
      expect(written).toEqual([])
    },
  )

  test('both change a list of attributes: what both added and removed is sent', async () => {
    const attribute = (key: string) => ({ key, displayLabel: key, width: 2 })
    const lookup = (...keys: string[]) => ({
      customization: { searchLookup: { value: keys.map(attribute) } },
    })
    const { user, written, meanwhile } = open('customization', {
      sections: lookup('Email', 'Phone'),
    })
    const list = within(
      await screen.findByRole('group', { name: 'Attributes to search people by' }),
    )
    await user.click(await list.findByRole('button', { name: /Remove .*Email/ }))
    await user.selectOptions(list.getByRole('combobox'), 'Job title')
    meanwhile({ sections: lookup('Email', 'Phone', 'City') })
    await user.click(save())

    expect(await saved()).toBeVisible()
    expect(written[0]?.body).toEqual({
      searchLookup: {
        value: [attribute('Phone'), { key: 'Title', displayLabel: 'Job title' }, attribute('City')],
      },
    })
  })

  test('one changes the name of the help desk and one its numbers: both are kept', async () => {
    const numbers = (...all: string[]) => ({
      contactNumber: { attributeValues: all.map((number) => ({ $: number })) },
    })
    const { user, written, meanwhile } = open('helpdesk', {
      sections: { helpdesk: { helpdeskName: { value: 'Desk' }, ...numbers('+47 11') } },
    })
    await user.type(await field(/^Name/), ' A')
    const theirs = { helpdeskName: { value: 'Desk' }, ...numbers('+47 11', '+47 22') }
    meanwhile({ sections: { helpdesk: theirs } })
    await user.click(save())

    expect(await saved()).toBeVisible()
    expect(written[0]?.body).toEqual({ ...theirs, helpdeskName: { value: 'Desk A' } })
  })
})

test.each<[ClientTab, string]>([
  ['helpdesk', 'Save settings'],
  ['dashboard', 'Save trustees'],
  ['general', 'Save settings'],
])('the server has no defaults of the section %s', async (tab, verb) => {
  open(tab)
  expect(await screen.findByRole('button', { name: verb })).toBeVisible()

  expect(screen.queryByRole('button', { name: 'Restore defaults' })).not.toBeInTheDocument()
})

test('the defaults of customization are restored after a question', async () => {
  const { user, written } = open('customization', {
    sections: { customization: { messageTime: { value: 20 } } },
  })
  expect(await field(/^Message duration/)).toHaveValue('20')
  await user.click(screen.getByRole('button', { name: 'Restore defaults' }))
  await user.click((await question()).getByRole('button', { name: 'Restore defaults' }))

  await waitFor(() => expect(screen.getByText('Defaults restored successfully')).toBeVisible())
  expect(written[0]?.path).toBe('restoreSettings/customization?client=2')
  expect(await field(/^Message duration/)).toHaveValue('')
})
