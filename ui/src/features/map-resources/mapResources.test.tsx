import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { axe } from '../../testing/axe'
import { gate } from '../../testing/gate'
import { server } from '../../testing/server'
import { GROUP, valueOf, VALUES } from './fakeMappingServer'
import { payroll, press, read, row, workbench, type View } from '../../testing/renderWorkbench'

async function addAll(view: View) {
  await press(view, 'Add all that match')
}

async function send(view: View, name: RegExp) {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).toBeEnabled())
  await view.user.click(button)
  const dialog = within(await screen.findByRole('alertdialog'))
  const verb = dialog.getByRole('button', { name })
  await waitFor(() => expect(verb).toBeEnabled())
  await view.user.click(verb)
}

test('each value says whether it comes with the role, has a resource or would get one', async () => {
  const view = await workbench({
    values: ['Read', 'Post', 'Payroll', 'Archive'],
    resources: [read, payroll],
    mapped: ['Read'],
  })

  expect(within(await row(/Z_READ/)).getByText('Mapped')).toBeVisible()
  expect(within(await row(/Z_POST/)).getByText('Not mapped')).toBeVisible()
  expect(within(await row(/Z_PAYROLL/)).getByText('Already managed')).toBeVisible()
  expect(within(await row(/Z_READ/)).queryByRole('checkbox')).not.toBeInTheDocument()
  expect(await axe(view.container)).toHaveNoViolations()
})

test('a dry run changes nothing; then what is missing is made, and all is mapped once', async () => {
  const view = await workbench({
    values: ['Read', 'Post', 'Old'],
    resources: [read, { ...read, id: 'cn=Old', name: 'Old', value: valueOf('Old') }],
    mapped: ['Old'],
  })
  await addAll(view)

  expect(await screen.findByText('New resources: 1')).toBeVisible()
  expect(screen.getByText('Existing resources: 1')).toBeVisible()
  expect(screen.getByText('Existing resource: ERP Read')).toBeVisible()
  expect(screen.getByText('Gives ERP Driver Post')).toBeVisible()
  expect([view.made, view.sent]).toEqual([[], []])

  await send(view, /^Map values: 2/)
  expect(await screen.findByText('Created and mapped')).toBeVisible()
  expect(view.made).toEqual(['ERP Driver Post'])
  expect(view.described).toEqual(['Gives ERP Driver Post'])
  expect(view.sent).toEqual(['ERP Read', 'ERP Driver Post'])
})

test('a value that is selected is in the plan at once, and taken out when it is not', async () => {
  const view = await workbench({ values: ['Read', 'Post'] })
  const box = within(await row(/Z_POST/)).getByRole('checkbox')
  await view.user.click(box)
  expect(await screen.findByDisplayValue('ERP Driver Post')).toBeVisible()
  await press(view, 'Take Post out of the plan')
  expect(box).not.toBeChecked()

  await view.user.click(within(await row(/Z_READ/)).getByRole('checkbox'))
  expect(await screen.findByDisplayValue('ERP Driver Read')).toBeVisible()
  await view.user.click(within(await row(/Z_READ/)).getByRole('checkbox'))
  expect(await screen.findByText('Select values to add them to the plan.')).toBeVisible()
})

test('a taken name is held back, until the suggestion is used', async () => {
  const view = await workbench({
    values: ['Post'],
    resources: [{ id: 'cn=x', name: 'ERP Driver Post', value: 'another' }],
  })
  await addAll(view)
  await press(view, 'Use “ERP Driver Post 2”')
  await send(view, /^Map values: 1/)

  await screen.findByText('Created and mapped')
  expect(view.made).toEqual(['ERP Driver Post 2'])
})

test('names follow the pattern, and a value can be taken out', async () => {
  const view = await workbench({ values: ['Read', 'Post'] })
  await addAll(view)
  const pattern = screen.getByRole('textbox', { name: 'Names of new resources' })
  await view.user.clear(pattern)
  await view.user.type(pattern, 'SAP {{value}')
  expect(screen.getByText('For example: SAP Read')).toBeVisible()
  await view.user.tab()
  expect(await screen.findByDisplayValue('SAP Post')).toBeVisible()
  await press(view, 'Take Read out of the plan')
  await send(view, /^Map values: 1/)

  await screen.findByText('Created and mapped')
  expect(view.made).toEqual(['SAP Post'])
})

test.each([true, false])(
  'of 120 values in two parts the second breaks off (done: %s); going on makes nothing twice',
  async (isLost) => {
    const values = Array.from({ length: 120 }, (_, at) => `Value${String(at + 1)}`)
    const view = await workbench({ values, failing: { call: 2, isLost } })
    await addAll(view)
    await send(view, /^Map values: 120/)
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByText('100 of 120 done')).toBeVisible()

    await send(view, /^Map remaining values: 20/)
    expect(await screen.findByText('120 of 120 done')).toBeVisible()
    expect(view.made).toHaveLength(120)
    expect(new Set(view.made).size).toBe(120)
    expect(view.sent).toHaveLength(120)
    expect(new Set(view.sent).size).toBe(120)
  },
  60_000,
)

test('before a plan is sent it says who gains which resources', async () => {
  const view = await workbench({ values: ['Post', 'Read'], holders: 2 })
  await addAll(view)
  await press(view, /^Map values: 2/)
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(await dialog.findByText('Person 1')).toBeVisible()
  expect(dialog.getByRole('radio', { name: /Gain.*2|2.*Gain/i })).toBeVisible()
  expect([view.made, view.sent]).toEqual([[], []])
})

test('what is entered while all values are read stays when they come', async () => {
  const view = await workbench({ values: ['Post'] })
  await row(/Z_POST/)
  const { passed, open } = gate()
  server.use(http.post(VALUES, () => passed))
  await addAll(view)
  await view.user.type(screen.getByRole('textbox', { name: 'Reason for the mapping' }), 'Audit')
  open()

  expect(await screen.findByText('New resources: 1')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Reason for the mapping' })).toHaveValue('Audit')
})

test('all values of one entitlement that come when another one is chosen are not planned', async () => {
  const view = await workbench({ values: ['Post'] })
  await row(/Z_POST/)
  const { passed, open } = gate()
  server.use(http.post(VALUES, () => passed, { once: true }))
  await addAll(view)
  await view.user.click(screen.getByRole('row', { name: 'Group' }))
  await screen.findByRole('heading', { name: 'Group' })
  open()
  await row(/Z_POST/)
  await addAll(view)

  expect(await screen.findByText('New resources: 1')).toBeVisible()
  const planned = view.proposals.flat().filter((each) => each.resourceName === 'ERP Driver Post')
  expect(planned.map(({ id }) => id)).toEqual([GROUP])
})

test('nothing is sent before it is known how many people have the role; for many its name is typed', async () => {
  const { passed, open } = gate()
  const view = await workbench({ values: ['Post'], holders: 21, counted: passed })
  await addAll(view)
  const button = await screen.findByRole('button', { name: /^Map values: 1/ })
  await waitFor(() => expect(button).toBeEnabled())
  await view.user.click(button)
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByRole('button', { name: /^Map values/ })).toBeDisabled()
  expect(dialog.queryByText(/you may not see/)).not.toBeInTheDocument()

  open()

  expect(await dialog.findByRole('textbox', { name: /“.*Auditor.*”/ })).toBeVisible()
  expect(dialog.getByRole('button', { name: /^Map values/ })).toBeDisabled()
})

test('values of a resource that leaves them open are mapped with it, and each that failed is told', async () => {
  const refused = ['Lock']
  const view = await workbench({
    values: ['Read', 'Post', 'Lock'],
    open: { id: 'cn=Any,o=system', name: 'Any profile' },
    refused,
  })
  await addAll(view)
  const way = await screen.findByRole('combobox', { name: 'Map the values with' })
  await view.user.selectOptions(way, 'Any profile')
  expect(await screen.findByText('Existing resources: 3')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Names of new resources' })).toBeNull()
  await send(view, /^Map values: 3/)

  expect(await screen.findByText('Failed: It is locked.')).toBeVisible()
  expect(screen.getByText('2 of 3 done')).toBeVisible()
  expect(view.made).toEqual([])
  expect(view.byOpen).toEqual(['Read', 'Post'].map(valueOf))

  refused.length = 0
  await press(view, 'Try again')

  expect(await screen.findByText('3 of 3 done')).toBeVisible()
  expect(view.byOpen).toEqual(['Read', 'Post', 'Lock'].map(valueOf))
})

test('more than twenty holders: the name of the role is typed', async () => {
  const view = await workbench({ values: ['Post'], holders: 21 })
  await addAll(view)
  await press(view, /^Map values: 1/)
  const dialog = within(await screen.findByRole('alertdialog'))
  const verb = dialog.getByRole('button', { name: /^Map values: 1/ })
  expect(verb).toBeDisabled()
  await view.user.type(dialog.getByRole('textbox'), 'Auditor')

  expect(verb).toBeEnabled()
})

test('an imported list is added; what is not in the system is told', async () => {
  const view = await workbench({ values: ['Read', 'Post'] })
  await row(/Z_READ/)
  view.proposals.length = 0
  await press(view, 'Import list…')
  const dialog = within(await screen.findByRole('dialog'))
  await view.user.click(dialog.getByRole('textbox'))
  await view.user.paste('z_post\nNothing')
  await view.user.click(dialog.getByRole('button', { name: 'Add values: 2' }))

  expect(await screen.findByText('Not found in the connected system')).toBeVisible()
  expect(await screen.findByText('New resources: 1')).toBeVisible()
  expect(screen.getByText('Cannot be mapped: 1')).toBeVisible()
  expect(view.proposals).toHaveLength(1)
})

test('the list can be a file', async () => {
  const view = await workbench({ values: ['Read', 'Post'] })
  await row(/Z_READ/)
  await press(view, 'Import list…')
  const dialog = within(await screen.findByRole('dialog'))
  const opened = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined)
  await view.user.click(dialog.getByRole('button', { name: 'Choose file' }))
  const [input] = opened.mock.contexts as HTMLInputElement[]
  opened.mockRestore()
  if (!input) throw new Error('no file was asked for')
  await view.user.upload(
    input,
    new File(['Z_READ\nZ_POST\n'], 'values.txt', { type: 'text/plain' }),
  )

  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveValue('Z_READ\nZ_POST\n'))
  expect(dialog.getByRole('button', { name: 'Add values: 2' })).toBeEnabled()
})
