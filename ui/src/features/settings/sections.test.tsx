import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { axe } from '../../testing/axe'
import { chooseFile } from '../../testing/chooseFile'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { noteSavedFiles } from '../../testing/savedFiles'
import { server } from '../../testing/server'
import { fakeClients, type FakeClient } from './fakeClientServer'
import { toClient, type ClientTab } from './routes'

const branding = {
  title: { key: 'title', sectionKey: 'branding', value: { en: 'Finance Access' } },
  titleColor: { value: '#ffffff' },
  barLeftColor: { value: '#0B5345' },
  barRightColor: { value: '#088CB2' },
  enableFooter: { value: true },
  contactInfo: { value: { en: 'Switchboard' } },
  footerLink: { value: { en: { label: 'Privacy', link: 'https://a.example', icon: 'lock' } } },
  image: { value: '', name: '', link: '' },
  unknown: { value: 'stays' },
}

const finance = (more: Partial<FakeClient> = {}): FakeClient => ({
  id: '2',
  name: 'Finance',
  matchCondition: '(ou=Finance)',
  sections: { branding },
  ...more,
})

function open(
  tab: ClientTab,
  ...[clients = [finance()], world]: Partial<Parameters<typeof fakeClients>>
) {
  const fake = fakeClients(clients, world)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return { ...fake, ...renderAt(toClient('2', tab)) }
}

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const save = () => screen.getByRole('button', { name: 'Save settings' })
const field = (name: string) => screen.findByRole('textbox', { name })
const saved = () => screen.findByText('Settings saved successfully')

describe('branding', () => {
  test('sends the section with what was changed and all that has no field', async () => {
    const { user, written, container } = open('branding')
    await user.type(await field('Title'), ' Portal')
    expect(await axe(container)).toHaveNoViolations()

    await user.click(save())

    expect(await saved()).toBeVisible()
    expect(screen.getByText('Please reload the page to reflect the saved changes')).toBeVisible()
    expect(written).toEqual([
      {
        method: 'POST',
        path: 'branding?client=2',
        body: {
          ...branding,
          title: { ...branding.title, value: { en: 'Finance Access Portal' } },
        },
      },
    ])
  })

  test('refuses a color, an address and a logo that will not do', async () => {
    const { user, written } = open('branding')
    const left = await field('Left bar color')
    await user.clear(left)
    await user.type(left, '#12345')
    const address = screen.getByRole('textbox', { name: 'Address' })
    await user.clear(address)
    await user.type(address, 'a.example')
    await chooseFile(picture('a.png.exe'), 'Choose image')
    expect(await screen.findByText('File with multiple extension is not supported')).toBeVisible()

    await user.click(save())

    expect(await screen.findByText('2 errors')).toBeVisible()
    expect(written).toEqual([])
  })

  test.each([
    ['logo.png', 60 * 1024, /should be less than 59 kb/],
    ['logo.svg', 10, 'File extension type is not valid'],
  ])('refuses %s of %i bytes as a logo', async (name, size, reason) => {
    open('branding')
    await field('Title')
    await chooseFile(new File(['x'.repeat(size)], name), 'Choose image')

    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.queryByText(name)).not.toBeInTheDocument()
  })

  test('takes a logo with the name of its file', async () => {
    const { user, written } = open('branding')
    await field('Title')
    await chooseFile(picture('mark.png'), 'Choose image')
    expect(await screen.findByText('mark.png')).toBeVisible()

    await user.click(save())

    expect(await saved()).toBeVisible()
    expect(written[0]?.body).toMatchObject({
      image: {
        name: 'mark.png',
        value: expect.stringMatching(/^data:image\/png;base64,/) as string,
      },
    })
  })

  test('puts back one default, or all of the section', async () => {
    const { user, written } = open('branding')
    await field('Title')
    const defaultsOf = (name: string) =>
      within(screen.getByRole('group', { name: new RegExp(`Product defaults of .*${name}`) }))
    const offered = (name: string) =>
      defaultsOf(name)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    expect(offered('Title color')).toEqual(['#ffffff'])
    expect(offered('Left bar color')).toEqual(['#15B7E8', '#19224A'])
    expect(offered('Right bar color')).toEqual(['#0088CE', '#088CB2'])
    await user.click(defaultsOf('Left bar color').getByRole('button', { name: '#19224A' }))
    await user.click(save())
    expect(await saved()).toBeVisible()
    expect(written[0]?.body).toEqual({ ...branding, barLeftColor: { value: '#19224A' } })

    await user.click(screen.getByRole('button', { name: 'Restore defaults' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Restore defaults',
      }),
    )

    expect(await screen.findByText('Defaults restored successfully')).toBeVisible()
    expect(written[1]?.path).toBe('restoreSettings/branding?client=2')
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Settings' }))
    const row = within(await screen.findByRole('row', { name: /Finance/ }))
    expect(await row.findByText('Product defaults')).toBeVisible()
  })

  test('of two administrators keeps title and color, and asks about one title', async () => {
    const { user, written, clients } = open('branding')
    await user.type(await field('Title'), '!')
    const theirs = { ...branding, barLeftColor: { value: '#112233' } }
    clients.set('2', finance({ sections: { branding: theirs } }))

    await user.click(save())

    expect(await saved()).toBeVisible()
    expect(written[0]?.body).toMatchObject({
      title: { value: { en: 'Finance Access!' } },
      barLeftColor: { value: '#112233' },
    })

    await user.type(await field('Title'), '!')
    const clash = { ...theirs, title: { value: { en: 'Money' } } }
    clients.set('2', finance({ sections: { branding: clash } }))
    await user.click(save())

    expect(await screen.findByText('Someone else changed this')).toBeVisible()
    expect(written).toHaveLength(1)
  })

  test('tells a refusal, and what the server did not keep', async () => {
    const refused = open('branding', [finance()], { refusal: 'The value of link is a script.' })
    await refused.user.type(await field('Logo link'), 'https://b.example')
    await refused.user.click(save())
    expect((await screen.findAllByText('The value of link is a script.'))[0]).toBeVisible()
    refused.unmount()

    const { user } = open('branding', [finance()], { lost: ['titleColor'] })
    const color = await field('Title color')
    await user.clear(color)
    await user.type(color, '#eeeeee')
    await user.click(save())

    expect(await screen.findByText(/The server did not keep: .*Title color/)).toBeVisible()
  })
})

test('text that a browser would run is refused at the field that holds it', async () => {
  const { user } = open('branding', [finance()], { refusal: 'The input is not allowed.' })
  await user.type(await field('Contact'), ' <script>')
  await user.type(await field('Title'), '!')
  await user.click(save())

  const group = (name: string) => screen.getByRole('group', { name })
  await waitFor(() => expect(group('Contact')).toHaveAccessibleDescription(/input is not allowed/))
  expect(group('Title')).not.toHaveAccessibleDescription(/not allowed/)
})

describe('the style file', () => {
  test('is replaced after a question, and the old one is kept as a download', async () => {
    const { user, written } = open('branding', [finance({ style: 'a { color: red }' })])
    await chooseFile(new File(['a { color: navy }'], 'new.css', { type: 'text/css' }), 'Upload…')
    const files = noteSavedFiles()
    const dialog = within(await screen.findByRole('alertdialog'))

    await user.click(dialog.getByRole('button', { name: 'Replace' }))

    await waitFor(() => expect(screen.getByText('Style file saved successfully')).toBeVisible())
    expect(files.map(({ name }) => name)).toEqual(['brand-2.css'])
    expect(written).toEqual([
      { method: 'PUT', path: 'uploadStyle?client=2', body: 'a { color: navy }' },
    ])
  })

  test('is not replaced while the old one cannot be kept', async () => {
    const { user, written } = open('branding', [finance({ style: 'a { color: red }' })])
    server.use(
      http.get('*/rest/access/config/style/:file', () => new HttpResponse(null, { status: 500 })),
    )
    await chooseFile(new File(['a { color: navy }'], 'new.css', { type: 'text/css' }), 'Upload…')
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Replace' }))

    expect(await dialog.findByRole('alert')).toBeVisible()
    expect(written).toEqual([])
  })

  test('is downloaded when asked for, or said to be missing', async () => {
    const { user, clients } = open('branding')
    const press = async () => user.click(await screen.findByRole('button', { name: 'Download' }))
    await press()
    expect(await screen.findByText('This client has no style file.')).toBeVisible()

    clients.set('2', finance({ style: 'a { color: red }' }))
    const files = noteSavedFiles()
    await press()

    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['brand-2.css']))
  })

  test('is never a file of another kind', async () => {
    open('branding')
    await chooseFile(new File(['x'], 'style.txt', { type: 'text/plain' }), 'Upload…')

    expect(await screen.findByText('Choose a file that ends in .css')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})
