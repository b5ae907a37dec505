import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { atUpstream } from '../../../testing/addresses'
import { axe } from '../../../testing/axe'
import { gate } from '../../../testing/gate'
import { pages } from '../../../testing/pages'
import { renderAt } from '../../../testing/renderAt'
import { renderOnPage } from '../../../testing/renderOnPage'
import { server } from '../../../testing/server'
import type { QuickInfoKind } from '../model'
import { QuickInfoLink } from './QuickInfoLink'

const LENA = 'cn=lbrandt,ou=users,o=data'
const AUDITOR = 'cn=auditor,cn=level30,o=data'
const DETAILS = atUpstream('access/users/details')
const QUICK_INFO = atUpstream('access/entities/quickInfo')

const lena = {
  dn: LENA,
  fullName: 'Lena Brandt',
  image: 'iVBORw0KGgo=',
  primaryAttributes: [
    { key: 'Email', displayLabel: 'Email', attributeValues: [{ $: 'lbrandt@a.example' }] },
  ],
  secondaryAttributes: [
    {
      key: 'directReports',
      displayLabel: 'Direct reports',
      dataType: 'DN',
      lookupEntity: 'user',
      attributeValues: ['Ingrid', 'Omar', 'Elif', 'Ivo'].map((value) => ({ $: value, value })),
    },
  ],
  otherAttributes: [{ key: 'CN', displayLabel: 'User name', attributeValues: [{ $: 'lbrandt' }] }],
}

/** Shows a link with quick info, and the page that it leads to. */
function showName(
  kind: QuickInfoKind,
  dn: string,
  name: string,
  href = `/users/${encodeURIComponent(dn)}`,
) {
  const handle = { right: 'tasks', helpAnchor: 'tasks', titleKey: 'tasks' } as const
  const Component = () => <QuickInfoLink kind={kind} dn={dn} name={name} href={href} />
  const page = {
    path: 'names',
    lazy: () => Promise.resolve({ Component }),
    texts: ['values'] as const,
    handle,
  }
  return renderAt('/names', { routes: [page, ...pages] })
}

const pressName = async (
  { user }: ReturnType<typeof renderAt>,
  name: string,
): Promise<HTMLElement> => {
  await user.click(await screen.findByRole('link', { name }))
  return screen.findByRole('dialog', { name })
}

function answerLena() {
  const asked: string[] = []
  server.use(
    http.get(DETAILS, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('userDn') ?? '')
      return HttpResponse.json(lena)
    }),
  )
  return asked
}

test('a person has photo, name, primary and secondary attributes, and nothing else', async () => {
  answerLena()
  const dialog = await pressName(showName('USER', LENA, 'Lena Brandt'), 'Lena Brandt')

  const card = within(dialog)
  expect(await card.findByRole('link', { name: 'lbrandt@a.example' })).toBeVisible()
  expect(card.getByText('Lena Brandt')).toBeVisible()
  expect(card.getByText('Direct reports')).toBeVisible()
  expect(card.queryByText('User name')).not.toBeInTheDocument()
  expect(dialog.innerHTML).toContain('src="data:image/png;base64,iVBORw0KGgo="')
  expect(await axe(dialog)).toHaveNoViolations()
})

test('three of many values are shown, a dialog has all', async () => {
  answerLena()
  const view = showName('USER', LENA, 'Lena Brandt')
  const card = within(await pressName(view, 'Lena Brandt'))
  await card.findByText('Elif')
  expect(card.queryByText('Ivo')).not.toBeInTheDocument()

  await view.user.click(card.getByRole('button', { name: '... Show all: Direct reports' }))

  expect(
    within(await screen.findByRole('dialog', { name: 'Direct reports' })).getAllByRole('listitem'),
  ).toHaveLength(4)
})

test('a person without a photo has initials', async () => {
  server.use(http.get(DETAILS, () => HttpResponse.json({ ...lena, image: undefined })))
  const dialog = await pressName(showName('USER', LENA, 'Lena Brandt'), 'Lena Brandt')

  expect(await within(dialog).findByText('L\u200cB')).toBeInTheDocument()
})

test.each([
  ['ROLE', 'Role'],
  ['RESOURCE', 'Resource'],
] as const)('a %s has a few facts', async (kind, word) => {
  const asked: Record<string, string>[] = []
  server.use(
    http.get(QUICK_INFO, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      return HttpResponse.json({
        entityName: 'Auditor',
        details: [
          { key: 'description', displayLabel: 'Description', value: 'Reads everything' },
          { key: 'categories', displayLabel: 'Categories', value: '' },
        ],
      })
    }),
  )
  const card = within(await pressName(showName(kind, AUDITOR, 'Auditor'), 'Auditor'))

  expect(await card.findByText('Reads everything')).toBeVisible()
  expect(card.getByText(word)).toBeVisible()
  expect(card.queryByText('Categories')).not.toBeInTheDocument()
  expect(asked).toEqual([{ entityType: kind, entityId: AUDITOR }])
})

test('a constraint has its roles, level and description', async () => {
  const dn = 'cn=pay,o=data'
  const pay = {
    id: dn,
    name: 'Payments',
    description: '',
    roles: [
      { id: 'cn=post', name: 'Post' },
      { id: 'cn=release', name: 'Release' },
    ],
    roleLevel: { level: 10, name: 'Permission Role' },
  }
  server.use(http.post(atUpstream('catalog/sods/sod'), () => HttpResponse.json({ sods: [pay] })))
  const dialog = await pressName(showName('SOD', dn, 'Payments'), 'Payments')

  const card = within(dialog)
  expect(await card.findByText('Release')).toBeVisible()
  expect(card.getByText('Post')).toBeVisible()
  expect(card.getByText('Permission Role')).toBeVisible()
  expect(card.getByText('Constraint')).toBeVisible()
  expect(card.queryByText('Description')).not.toBeInTheDocument()
  expect(await axe(dialog)).toHaveNoViolations()
})

test('a constraint that is gone closes the card again', async () => {
  const dn = 'cn=pay,o=data'
  server.use(http.post(atUpstream('catalog/sods/sod'), () => HttpResponse.json({ sods: [] })))
  const { user } = showName('SOD', dn, 'Payments')

  const link = await screen.findByRole('link', { name: 'Payments' })

  await user.click(link)

  await waitFor(() => expect(link).toHaveAttribute('aria-expanded', 'false'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the name has the address of the page, for a tab of its own', async () => {
  const asked = answerLena()
  const { user } = showName('USER', LENA, 'Lena Brandt')
  const name = await screen.findByRole('link', { name: 'Lena Brandt' })
  expect(name).toHaveAttribute('href', `#/users/${encodeURIComponent(LENA)}`)

  await user.keyboard('{Control>}')
  await user.click(name)
  await user.keyboard('{/Control}')

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(asked).toEqual([])
})

test('nothing is read before somebody presses', async () => {
  const asked = answerLena()
  showName('USER', LENA, 'Lena Brandt')
  await screen.findByRole('link', { name: 'Lena Brandt' })

  expect(asked).toEqual([])
})

test('while it is read the name is there, and the rest has an outline', async () => {
  const { passed, open } = gate()
  server.use(
    http.get(DETAILS, async () => {
      await passed
      return HttpResponse.json(lena)
    }),
  )
  const dialog = await pressName(showName('USER', LENA, 'Lena Brandt'), 'Lena Brandt')
  expect(within(dialog).getByText('Lena Brandt')).toBeVisible()
  expect(within(dialog).getByText('Loading')).toBeInTheDocument()
  expect(await axe(dialog)).toHaveNoViolations()

  open()

  expect(await within(dialog).findByText('lbrandt@a.example')).toBeVisible()
})

test('"View more info" closes the popup and opens the page, which reads anew', async () => {
  const asked = answerLena()
  const view = showName('USER', LENA, 'Lena Brandt')
  const card = within(await pressName(view, 'Lena Brandt'))
  await card.findByText('lbrandt@a.example')

  await view.user.click(card.getByRole('button', { name: 'View more info' }))

  expect(await screen.findByRole('heading', { name: 'Ingrid Solberg' })).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(window.location.hash).toBe(`#/users/${encodeURIComponent(LENA)}`)
  expect(asked).toEqual([LENA, LENA])
})

test('the popup closes where its page is the one that is open already', async () => {
  answerLena()
  const view = showName('USER', LENA, 'Lena Brandt', '/names?of=lena')
  const card = within(await pressName(view, 'Lena Brandt'))

  await view.user.click(card.getByRole('button', { name: 'View more info' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Lena Brandt' })).toBeVisible()
})

test('what cannot be read closes without a word, and can be asked for again', async () => {
  server.use(http.get(DETAILS, () => new HttpResponse(null, { status: 502 })))
  const view = showName('USER', LENA, 'Lena Brandt')
  await view.user.click(await screen.findByRole('link', { name: 'Lena Brandt' }))
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Lena Brandt' })).toHaveAttribute(
      'aria-expanded',
      'false',
    ),
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()

  answerLena()
  const dialog = await pressName(view, 'Lena Brandt')

  expect(await within(dialog).findByText('lbrandt@a.example')).toBeVisible()
})

test('it opens and closes by keyboard, and the focus comes back to the name', async () => {
  answerLena()
  const { user } = showName('USER', LENA, 'Lena Brandt')
  const name = await screen.findByRole('link', { name: 'Lena Brandt' })
  act(() => name.focus())

  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Lena Brandt' })
  await within(dialog).findByText('lbrandt@a.example')
  await user.keyboard('{Escape}')

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(name).toHaveFocus())
})

test('what was opened for somebody does not come to tell of somebody else in their place', async () => {
  server.use(http.get(DETAILS, () => HttpResponse.json(lena)))
  let show: (name: string) => void = () => undefined
  const Component = () => {
    const [name, setName] = useState('Lena Brandt')
    show = setName
    return <QuickInfoLink kind="USER" dn={`cn=${name},o=data`} name={name} href="/users/x" />
  }
  const view = renderOnPage(Component, { texts: ['values'] })
  await pressName(view, 'Lena Brandt')

  act(() => show('Omar Haddad'))

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Omar Haddad' })).toBeVisible()
})
