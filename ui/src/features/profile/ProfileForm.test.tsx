import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { atUpstream } from '../../testing/addresses'
import { axe } from '../../testing/axe'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { AMARA, amara, fakeProfile } from '../../testing/fakeProfile'
import { toProfile, toProfileEdit } from './routes'

const CHANGE = atUpstream('access/user')
const telephone = () => screen.findByRole('textbox', { name: 'Telephone' })
const save = () => screen.getByRole('button', { name: 'Save changes' })

async function edit() {
  const view = renderAt(toProfile())
  await view.user.click(await screen.findByRole('link', { name: 'Edit' }))
  const field = await telephone()
  return { ...view, field }
}

async function enterNumber() {
  const view = await edit()
  await view.user.clear(view.field)
  await view.user.type(view.field, '+47 1')
  await view.user.click(save())
  return view
}

test('only what was changed is sent, with the rights of the profile, and the details are read again', async () => {
  const { sent, asked } = fakeProfile()
  await enterNumber()

  expect(await screen.findByText('Successfully updated the user details')).toBeVisible()
  expect(await screen.findByRole('link', { name: '+47 1' })).toBeVisible()
  expect(sent).toEqual([
    {
      query: { clientId: '1', isProfile: 'true' },
      body: {
        dn: AMARA,
        attributes: [{ key: 'TelephoneNumber', values: ['+47 1'], action: 'update' }],
      },
    },
  ])
  expect(asked.every(({ isProfile }) => isProfile === 'true')).toBe(true)
  expect(window.location.hash).toBe('#/profile')
})

test('the account name and what may not be changed are read and not entered', async () => {
  fakeProfile()
  await edit()

  expect(screen.getByRole('textbox', { name: 'User name' })).toHaveAttribute('readonly')
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly')
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
})

test('who may change nothing has no way to it, and reads why', async () => {
  const locked = (nodes: typeof amara.primaryAttributes = []) =>
    nodes.map((node) => ({ ...node, isEditable: node.key === 'CN' }))
  fakeProfile({
    ...amara,
    imageAttr: { key: 'UserPhoto', isEditable: false },
    primaryAttributes: locked(amara.primaryAttributes),
    secondaryAttributes: locked(amara.secondaryAttributes),
  })
  const { unmount } = renderAt(toProfile())
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  unmount()

  renderAt(toProfileEdit())
  expect(await screen.findByText("You can't change anything here")).toBeVisible()
})

test('who may change the photo alone may edit', async () => {
  fakeProfile({ ...amara, primaryAttributes: [], secondaryAttributes: [] })
  renderAt(toProfile())

  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible()
})

test.each([
  [
    'a fault',
    () => HttpResponse.json({ Fault: { Reason: { Text: 'Not that number.' } } }, { status: 489 }),
    'Not that number.',
  ],
  [
    'a status',
    () => new HttpResponse(null, { status: 409, statusText: 'Conflict' }),
    '409 Conflict',
  ],
  ['an empty reply', () => new HttpResponse(null, { status: 200 }), /^Network Error/],
])('%s is told, and what was typed stays', async (_what, answer, said) => {
  fakeProfile()
  server.use(http.put(CHANGE, answer))
  await enterNumber()

  expect(await screen.findByRole('alert')).toHaveTextContent(said)
  expect(await telephone()).toHaveValue('+47 1')
  expect(screen.queryByText('Successfully updated the user details')).not.toBeInTheDocument()
})

test('nobody overwrites what an administrator has changed meanwhile without a question', async () => {
  const { change, sent } = fakeProfile()
  const { user, field } = await edit()
  await user.type(field, '9')
  change({ dn: AMARA, attributes: [{ key: 'TelephoneNumber', values: ['+47 2'] }] })

  await user.click(save())

  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByRole('region', { name: 'Telephone' })).toHaveTextContent(
    /Theirs\+47 2Yours\+47 22 40 11 079/,
  )
  expect(sent).toEqual([])
})

test('leaving with something entered is asked about', async () => {
  fakeProfile()
  const { user, field } = await edit()
  await user.type(field, '9')

  await user.click(screen.getByRole('link', { name: 'Stop editing' }))

  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
})

test('the form has no barriers', async () => {
  fakeProfile()
  const { container } = await edit()

  expect(await axe(container)).toHaveNoViolations()
})

describe('the photo', () => {
  const file = (fileName: string, bytes: number) => new File([new Uint8Array(bytes)], fileName)

  /** Presses the upload button and answers the browser's file dialog. */
  async function choose(chosen: File) {
    const view = await edit()
    const asked: HTMLInputElement[] = []
    jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
      this: HTMLInputElement,
    ) {
      asked.push(this)
    })
    await view.user.click(screen.getByRole('button', { name: 'Choose photo' }))
    jest.restoreAllMocks()
    const [input] = asked
    if (!input) throw new Error('no file was asked for')
    await userEvent.setup({ applyAccept: false }).upload(input, chosen)
    return view
  }

  test.each([
    ['me.png', 60 * 1024, 'Image Size should be less than 59 kb'],
    ['me.jpg.png', 10, 'File with multiple extension is not supported'],
    ['me.svg', 10, 'File extension type is not valid'],
  ])('%s of %d bytes is refused: %s', async (fileName, bytes, said) => {
    const { sent } = fakeProfile()
    await choose(file(fileName, bytes))

    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.getByText('No changes')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('that will do is sent, and stands at the head of the console too', async () => {
    const { sent } = fakeProfile()
    const { user } = await choose(file('me.png', 3))
    await screen.findByText('1 change')

    await user.click(save())

    await waitFor(() =>
      expect(sent[0]?.body.attributes).toEqual([
        { key: 'UserPhoto', values: ['AAAA'], action: 'update' },
      ]),
    )
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Amara Okafor/ })).toContainHTML('base64,AAAA'),
    )
  })
})
