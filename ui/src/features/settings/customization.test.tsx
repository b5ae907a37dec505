import { screen, waitFor } from '@testing-library/react'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeClients, type FakeClient } from './fakeClientServer'
import { toClient, type ClientTab } from './routes'

function open(tab: ClientTab, sections: NonNullable<FakeClient['sections']>) {
  const fake = fakeClients([{ id: '2', name: 'Finance', sections }])
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return { ...fake, ...renderAt(toClient('2', tab)) }
}

const save = () => screen.getByRole('button', { name: 'Save settings' })
const field = (name: string) => screen.findByRole('textbox', { name })
const saved = () => screen.findByText('Settings saved successfully')

describe('customization and help desk', () => {
  test('keep the shapes of their settings', async () => {
    const customization = {
      messageTime: { value: 10 },
      searchLookup: { value: [{ key: 'Email', displayLabel: 'Mail', width: 2 }] },
      viewPermission: {
        value: [
          { key: 'role', value: true },
          { key: 'prd', value: false },
        ],
      },
    }
    const { user, written } = open('customization', { customization })
    const time = await field('Message duration')
    await user.clear(time)
    await user.type(time, '20')
    await user.click(screen.getByRole('switch', { name: 'Hide help' }))

    await user.click(save())

    expect(await saved()).toBeVisible()
    expect(written[0]).toEqual({
      method: 'POST',
      path: 'custom?client=2',
      body: { ...customization, messageTime: { value: 20 }, hideHelp: { value: true } },
    })
  })

  test('a wrong email address is not sent; numbers keep their type', async () => {
    const number = { '@type': 'xs:string', $: '+47 11', note: 'stays' }
    const helpdesk = {
      emailAddress: { value: '' },
      contactNumber: { attributeValues: [number] },
    }
    const { user, written } = open('helpdesk', { helpdesk })
    await user.type(await field('Email'), 'desk')
    await user.click(save())
    expect(await screen.findByText('Enter an email address')).toBeVisible()
    expect(written).toEqual([])

    await user.type(await field('Email'), '@a.example')
    await user.click(screen.getByRole('button', { name: /Add another: .*Phone numbers/ }))
    const [, second] = screen.getAllByRole('textbox', { name: /Phone numbers/ })
    if (second) await user.type(second, '+47 22')
    await user.click(save())

    await waitFor(() => expect(written).toHaveLength(1))
    expect(written[0]?.body).toEqual({
      emailAddress: { value: 'desk@a.example' },
      contactNumber: { attributeValues: [number, { '@type': 'xs:string', $: '+47 22' }] },
    })
  })
})
