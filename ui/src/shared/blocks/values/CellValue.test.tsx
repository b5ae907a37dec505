import { screen, within } from '@testing-library/react'
import { renderBlock } from '../../../testing/renderBlock'
import { CellValue } from './CellValue'

const lena = { ID: 'cn=lbrandt,o=data', name: 'lbrandt', displayName: 'Lena Brandt' }
const omar = { ID: 'cn=ohaddad,o=data', name: 'Omar Haddad' }
const toRecord = (id: string) => `/records/${id}`

test('a text is a text', async () => {
  renderBlock(<CellValue value="Finance" label="Department" />)

  expect(await screen.findByText('Finance')).toBeVisible()
})

test.each([
  [lena, 'Lena Brandt'],
  [omar, 'Omar Haddad'],
  [{ ID: 'R-17' }, 'R-17'],
])('%j is shown as %s', async (record, words) => {
  renderBlock(<CellValue value={record} label="Owner" />)

  expect(await screen.findByText(words)).toBeVisible()
})

test('a record leads to its page where there is one', async () => {
  renderBlock(<CellValue value={[lena, { name: 'Nobody' }]} label="Owners" toRecord={toRecord} />)

  expect(await screen.findByRole('link', { name: 'Lena Brandt' })).toHaveAttribute(
    'href',
    '#/records/cn=lbrandt,o=data',
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('the third entry becomes a count that opens all of them', async () => {
  const roles = ['Auditor', 'Clerk', 'Approver', 'Reader']
  const { user } = renderBlock(<CellValue value={roles} label="Roles" />)
  await screen.findByText('Clerk')
  expect(screen.queryByText('Approver')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: '+2 Show all: Roles' }))

  const all = within(await screen.findByRole('dialog', { name: 'Roles' }))
  expect(all.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(roles)
})

test.each([
  [new Date(2025, 10, 3, 16, 20).getTime(), 'Nov 3, 2025 4:20 PM'],
  [String(new Date(2025, 10, 3, 16, 20).getTime()), 'Nov 3, 2025 4:20 PM'],
  ['never', 'never'],
])('the time stamp %s is shown as %s', async (data, words) => {
  renderBlock(<CellValue value={{ DataType: 'timeStamp', data }} label="Requested" />)

  expect(await screen.findByText(words)).toBeVisible()
})

test('an image is shown as a face', async () => {
  const { container } = renderBlock(
    <CellValue value={{ ...lena, DataType: 'image', data: 'iVBORw0KGgo=' }} label="Photo" />,
  )
  await screen.findByText((_text, element) => element?.tagName === 'IMG')

  expect(container.innerHTML).toContain('src="data:image/png;base64,iVBORw0KGgo="')
})

test('an empty text takes no place', async () => {
  renderBlock(<CellValue value={['', 'Clerk', '', 'Reader']} label="Roles" />)

  expect(await screen.findByText('Reader')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
