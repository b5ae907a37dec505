import { act, screen, waitFor, within } from '@testing-library/react'
import { renderEntityForm } from '../../../testing/renderEntityForm'
import { personGroups, personPhoto } from '../../../testing/sampleEntity'
import type { FormGroup } from './formAttribute'

const firstName = () => screen.findByRole('textbox', { name: 'First name' })
const save = () => screen.getByRole('button', { name: /^Save/ })

test('only what changed is sent, trimmed, and the bar names it before', async () => {
  const { user, sent } = renderEntityForm()
  const name = await firstName()
  expect(screen.getByText('No changes')).toBeVisible()
  expect(save()).toBeDisabled()

  await user.clear(name)
  await user.type(name, ' Inga ')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Oslo')

  expect(screen.getByText('2 changes')).toBeVisible()
  expect(screen.getByText(/^First name, Location$/)).toBeVisible()
  expect(name).toHaveAccessibleDescription(/^Was Ingrid$/)
  expect(screen.getByRole('combobox', { name: 'Location' })).toHaveAccessibleDescription(
    /^Was Bergen$/,
  )

  await user.click(save())

  expect(sent()).toEqual({
    attributes: [
      { key: 'FirstName', values: ['Inga'], action: 'update' },
      { key: 'Location', values: ['OSL'], action: 'update' },
    ],
  })
})

test('the name of a thing and what may not be changed have no field to fill in', async () => {
  renderEntityForm()
  await firstName()

  expect(screen.getByRole('textbox', { name: 'User name' })).toHaveAttribute('readonly')
  expect(screen.getByRole('textbox', { name: 'Created' })).toHaveAttribute('readonly')
  expect(screen.queryByLabelText('Entitlement results')).not.toBeInTheDocument()
})

test('several values that may not be changed have a line each, and those that follow a button', async () => {
  const { user } = renderEntityForm()
  await firstName()
  const reports = within(screen.getByRole('group', { name: 'Direct reports' }))
  expect(reports.getAllByRole('listitem')).toHaveLength(6)
  expect(reports.queryByText('Aino Aho')).not.toBeInTheDocument()

  await user.click(reports.getByRole('button', { name: /1 more/ }))

  expect(reports.getByText('Aino Aho')).toBeVisible()
  expect(reports.queryByRole('textbox')).not.toBeInTheDocument()
})

test('after a save nothing is unsaved: the page is left without a question', async () => {
  const { user, onSave } = renderEntityForm()
  await user.type(await firstName(), 'x')
  await user.click(save())
  await waitFor(() => expect(screen.getByText('No changes')).toBeVisible())
  expect(onSave).toHaveBeenCalledTimes(1)

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await waitFor(() => expect(window.location.hash).toBe('#/tasks'))
})

test('before unsaved changes are left somebody is asked, and can stay', async () => {
  const { user } = renderEntityForm()
  await user.type(await firstName(), 'x')

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Stay on the page' }))

  expect(await firstName()).toHaveValue('Ingridx')

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(window.location.hash).toBe('#/tasks'))
})

test('what the server refuses is said, and nothing that was typed is lost', async () => {
  const error = {
    status: 489,
    code: 'fault',
    text: 'The attribute FirstName names nobody.',
    requestId: 'req-17',
  }
  const onSave = jest.fn(() => Promise.reject(error as unknown as Error))
  const { user } = renderEntityForm({ onSave })
  await user.type(await firstName(), 'x')

  await user.click(save())

  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The attribute FirstName names nobody.')
  expect(alert).toHaveTextContent('req-17')
  expect(await firstName()).toHaveValue('Ingridx')
  expect(screen.getByText('1 change')).toBeVisible()
})

test('a required value that is missing is said at its field, which gets the focus; nothing is sent', async () => {
  const { user, onSave } = renderEntityForm()
  const name = await firstName()
  await user.clear(name)

  await user.click(save())

  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toHaveAccessibleDescription(/Required/)
  expect(screen.getByText('1 error')).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
})

test('discarding goes back to what is stored', async () => {
  const { user } = renderEntityForm()
  await user.type(await firstName(), 'x')

  await user.click(screen.getByRole('button', { name: 'Discard' }))

  expect(await firstName()).toHaveValue('Ingrid')
  expect(screen.getByText('Changes discarded')).toBeVisible()
})

test('of several values one is added, one removed, by keyboard', async () => {
  const { user, sent } = renderEntityForm()
  await firstName()
  const group = screen.getByRole('group', { name: 'Mobile number' })

  await user.click(within(group).getByRole('button', { name: 'Add another: Mobile number' }))
  expect(within(group).getByRole('textbox', { name: 'Mobile number 3' })).toHaveFocus()
  await user.keyboard('112')

  act(() => within(group).getByRole('button', { name: 'Remove Mobile number 1' }).focus())
  await user.keyboard('{Enter}')
  expect(within(group).getByRole('textbox', { name: 'Mobile number 1' })).toHaveFocus()

  await user.click(save())
  expect(sent()?.attributes).toEqual([
    { key: 'Mobile', values: ['+47 906 55 771', '112'], action: 'update' },
  ])
})

test('taking all values away is a change', async () => {
  const { user, sent } = renderEntityForm()
  await user.clear(await screen.findByRole('textbox', { name: 'Email' }))

  await user.click(save())

  expect(sent()?.attributes).toEqual([{ key: 'Email', values: [], action: 'update' }])
})

test('every kind of attribute has its control, and sends raw values', async () => {
  const { user, sent } = renderEntityForm()
  await firstName()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Manager' }), 'Tomás Herrera')
  await user.type(screen.getByRole('combobox', { name: 'Country' }), 'Nep{ArrowDown}{Enter}')
  await user.click(screen.getByRole('checkbox', { name: 'Law' }))
  await user.type(screen.getByRole('textbox', { name: 'Order' }), '-12')
  await user.click(screen.getByRole('checkbox', { name: 'Is a deputy' }))
  await user.click(screen.getByRole('spinbutton', { name: /^year/ }))
  await user.keyboard('{ArrowUp}')
  await user.click(save())

  expect(sent()?.attributes).toEqual([
    { key: 'manager', values: ['cn=therrera,o=data'], action: 'update' },
    { key: 'Country', values: ['Nepal'], action: 'update' },
    { key: 'Skills', values: ['acc', 'law', 'nav'], action: 'update' },
    { key: 'ContractEnd', values: ['20280331083000Z'], action: 'update' },
    { key: 'Order', values: ['-12'], action: 'update' },
    { key: 'IsDeputy', values: ['true'], action: 'update' },
  ])
})

test('an Integer is a whole number', async () => {
  const { user, onSave } = renderEntityForm()
  const order = await screen.findByRole('textbox', { name: 'Order' })
  await user.type(order, '1.5')

  await user.click(save())

  await waitFor(() => expect(order).toHaveAccessibleDescription(/Enter a whole number/))
  expect(onSave).not.toHaveBeenCalled()
})

test('whoever may change nothing sees that instead of a form', async () => {
  const groups = personGroups.map((group) => ({
    ...group,
    attributes: group.attributes.map((each) => ({ ...each, isEditable: false })),
  }))
  renderEntityForm({ groups, photo: { ...personPhoto, isEditable: false } })

  expect(await screen.findByText("You can't change anything here")).toBeVisible()
  expect(screen.queryByRole('form')).not.toBeInTheDocument()
})

test('who may change the photo alone has a form', async () => {
  renderEntityForm({
    groups: [{ id: 'a', title: 'Attributes', attributes: [] }],
    photo: personPhoto,
  })

  expect(await screen.findByRole('button', { name: 'Choose photo' })).toBeVisible()
})

describe('a new person', () => {
  const groups: readonly FormGroup[] = [
    {
      id: 'new',
      title: 'Create user',
      attributes: (personGroups[0]?.attributes ?? []).map((each) => ({ ...each, values: [] })),
    },
  ]

  function renderNew() {
    return renderEntityForm({
      mode: 'create',
      groups,
      photo: { ...personPhoto, image: '' },
      hasPassword: true,
    })
  }

  test('is sent with what has a value, and the password', async () => {
    const { user, sent } = renderNew()
    await user.type(await screen.findByRole('textbox', { name: 'User name' }), 'nnew')
    await user.type(await firstName(), 'Nora')
    await user.type(screen.getByLabelText('Password'), 'abcde1')

    await user.click(save())

    expect(sent()).toEqual({
      attributes: [
        { key: 'CN', dataType: 'String', isRequired: false, values: ['nnew'], action: 'add' },
        { key: 'FirstName', dataType: 'String', isRequired: true, values: ['Nora'], action: 'add' },
      ],
      password: 'abcde1',
    })
  })

  test('has a name without the characters that a DN gives a meaning', async () => {
    const { user, onSave } = renderNew()
    const name = await screen.findByRole('textbox', { name: 'User name' })
    await user.type(name, 'n,new')
    await user.tab()

    expect(name).toHaveAccessibleDescription(/has invalid character: ,/)
    await user.click(save())
    expect(onSave).not.toHaveBeenCalled()
  })

  test('has a password whose rules are seen to be kept while it is typed', async () => {
    const { user } = renderNew()
    const field = await screen.findByLabelText('Password')
    expect(field).toHaveAccessibleDescription(
      /Not met: 6 to 100 characters.*Not met: At least one digit/,
    )

    await user.type(field, 'harbour7lig')

    expect(field).toHaveAccessibleDescription(/Fair.*Met: 6 to 100 characters.*Met: At least one/)
    await user.clear(field)
    await user.type(field, 'abc')
    await user.tab()
    expect(field).toBeInvalid()
    expect(screen.getByText('Too weak')).toBeVisible()
    await user.type(field, ' 12é')
    await user.tab()
    expect(field).toHaveAccessibleDescription(/Use only letters, digits and .*! @ # \$ % \^ & \*/)
  })
})
