import { screen, waitFor, within } from '@testing-library/react'
import { axe } from '../../../testing/axe'
import { renderBlock } from '../../../testing/renderBlock'
import type { Attribute } from './attribute'
import { AttributeValues } from './AttributeValues'

function attribute(own: Partial<Attribute>, ...raws: string[]): Attribute {
  const values = raws.map((raw) => ({ raw, text: raw }))
  return { key: 'Room', label: 'Room', dataType: 'String', lookupEntity: undefined, values, ...own }
}

const telephone = (...numbers: string[]) =>
  attribute({ key: 'TelephoneNumber', label: 'Telephone' }, ...numbers)

test('a mail address leads to the mail program and stays an address, whatever is in it', async () => {
  renderBlock(
    <AttributeValues attribute={attribute({ key: 'Email' }, 'x?bcc=y@z.example')} place="page" />,
  )

  expect(await screen.findByRole('link', { name: 'x?bcc=y@z.example' })).toHaveAttribute(
    'href',
    'mailto:x%3Fbcc%3Dy@z.example',
  )
})

test('a telephone number is dialled without what is for the eye, and runs from the left', async () => {
  renderBlock(<AttributeValues attribute={telephone('+47 (22) 40 11 07')} place="page" />, 'ar')

  const link = await screen.findByRole('link', { name: '+47 (22) 40 11 07' })
  expect(link).toHaveAttribute('href', 'tel:+4722401107')
  expect(screen.getByText('+47 (22) 40 11 07')).toHaveAttribute('dir', 'ltr')
})

test('a mail address goes on after its at sign and its dots', async () => {
  renderBlock(
    <AttributeValues attribute={attribute({ key: 'Email' }, 'i.s@a.example')} place="cell" />,
  )

  expect((await screen.findByRole('link', { name: 'i.s@a.example' })).innerHTML).toBe(
    '<bdi>i.<wbr>s@<wbr>a.<wbr>example</bdi>',
  )
})

test('a moment is a date, what is none stays as it is', async () => {
  const noon = String(new Date(2019, 7, 14, 12).getTime())
  renderBlock(
    <AttributeValues attribute={attribute({ dataType: 'Time' }, noon, 'soon')} place="page" />,
  )

  expect(await screen.findByText('Aug 14, 2019 12:00 PM')).toBeVisible()
  expect(screen.getByText('soon')).toBeVisible()
})

test.each([
  ['true', 'Yes'],
  ['false', 'No'],
])('the flag %s is the word %s', async (raw, word) => {
  renderBlock(<AttributeValues attribute={attribute({ dataType: 'Boolean' }, raw)} place="page" />)

  expect(await screen.findByText(word)).toBeVisible()
})

describe('a DN', () => {
  const lena = [{ raw: 'cn=lbrandt,o=data', text: 'Lena Brandt' }]
  const renderPerson = (dn: string, name: string) => <a href={dn}>{name}</a>

  test('of a person is shown as a person', async () => {
    const manager = attribute({ dataType: 'DN', lookupEntity: 'user', values: lena })
    renderBlock(<AttributeValues attribute={manager} place="page" renderPerson={renderPerson} />)

    expect(await screen.findByRole('link', { name: 'Lena Brandt' })).toHaveAttribute(
      'href',
      'cn=lbrandt,o=data',
    )
  })

  test('of a person is a name where people cannot be shown', async () => {
    const manager = attribute({ dataType: 'DN', lookupEntity: 'user', values: lena })
    renderBlock(<AttributeValues attribute={manager} place="page" />)

    expect(await screen.findByText('Lena Brandt')).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  test('of something else is a name', async () => {
    const site = attribute({ dataType: 'DN', lookupEntity: 'site', values: lena })
    renderBlock(<AttributeValues attribute={site} place="page" renderPerson={renderPerson} />)

    expect(await screen.findByText('Lena Brandt')).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})

test('what has no form of its own is plain text, whatever it looks like', async () => {
  const texts = ['https://a.example/ingrid', '+47 906 55 018', 'ingrid@home.example']
  renderBlock(<AttributeValues attribute={attribute({}, ...texts)} place="page" />)

  for (const text of texts) expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('without a value there is nothing', async () => {
  renderBlock(
    <p>
      Room: <AttributeValues attribute={undefined} place="page" />
      <AttributeValues attribute={attribute({ key: 'Email' }, '')} place="page" />
    </p>,
  )

  expect(await screen.findByText(/Room/)).toHaveTextContent(/^Room:$/)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('three values fit on a page; when there are more, a dialog has all', async () => {
  const numbers = ['+41', '+42', '+43', '+44', '+45']
  const { user } = renderBlock(<AttributeValues attribute={telephone(...numbers)} place="page" />)
  expect(await screen.findAllByRole('link')).toHaveLength(3)

  await user.click(screen.getByRole('button', { name: '... Show all: Telephone' }))

  const all = within(await screen.findByRole('dialog', { name: 'Telephone' }))
  expect(all.getAllByRole('link')).toHaveLength(5)
})

test('three values on a page need no dialog', async () => {
  renderBlock(<AttributeValues attribute={telephone('+41', '+42', '+43')} place="page" />)

  expect(await screen.findAllByRole('link')).toHaveLength(3)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the dialog opens and closes by keyboard, and the focus comes back', async () => {
  const numbers = ['+41', '+42', '+43']
  const { user } = renderBlock(<AttributeValues attribute={telephone(...numbers)} place="cell" />)
  const more = await screen.findByRole('button', { name: '+1 Show all: Telephone' })

  await user.tab()
  await user.tab()
  await user.tab()
  expect(more).toHaveFocus()
  await user.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Telephone' })
  expect(await axe(dialog)).toHaveNoViolations()
  await user.keyboard('{Escape}')

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await waitFor(() => expect(more).toHaveFocus())
})
