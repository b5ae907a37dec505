import { screen, waitFor, within } from '@testing-library/react'
import { axe } from '../../../testing/axe'
import { playDefinitions } from '../../../testing/playDefinitions'
import { renderAt } from '../../../testing/renderAt'
import { toEntityDefinition, toEntityDefinitionCreate, toEntityDefinitions } from '../routes'
import { kind } from './fakeDefinitions'

type User = ReturnType<typeof renderAt>['user']

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function choose(user: User, name: string, action: string) {
  await user.click(within(await row(name)).getByRole('button', { name: /Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

describe('the list of entity definitions', () => {
  test('counts the entries of each, and refuses to mark one that has some or is referred to', async () => {
    const { put } = playDefinitions()
    const { user, container } = renderAt(toEntityDefinitions())

    expect(await within(await row('Devices')).findByText('3')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await choose(user, 'Devices', 'Mark for deletion')
    expect(await screen.findByText(/Devices.* cannot be deleted: entries: 3/)).toBeVisible()
    await choose(user, 'Doors', 'Mark for deletion')
    expect(await screen.findByText(/refer to it: .*Badges/)).toBeVisible()
    expect(
      within(await row('Role attributes')).queryByRole('button', { name: /Actions/ }),
    ).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    expect(put).toEqual([])
  })

  test('deletes what is marked with Save alone, named with its attributes and typed; a kind made meanwhile stays', async () => {
    const { put, kinds } = playDefinitions()
    const { user } = renderAt(toEntityDefinitions())
    await choose(user, 'Badges', 'Mark for deletion')
    expect(
      await screen.findByText('Entity deleted. Click Save to persist the changes.'),
    ).toBeVisible()
    await choose(user, 'Doors', 'Mark for deletion')
    await choose(user, 'Doors', 'Keep')
    expect(put).toEqual([])
    kinds.now = [...kinds.now, kind('vehicle', 'Vehicles')]

    await user.click(await button('Save'))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Door',
    ])
    expect(dialog.getByRole('button', { name: 'Delete entity definitions' })).toBeDisabled()
    await user.type(dialog.getByRole('textbox'), 'Badges')
    await user.click(dialog.getByRole('button', { name: 'Delete entity definitions' }))

    await waitFor(() =>
      expect(put.map((sent) => sent.map(({ key }) => key))).toEqual([
        ['device', 'door', 'sys-nrf-role', 'vehicle'],
      ]),
    )
    expect(put[0]?.[1]).toMatchObject({ ownOfTheServer: 7 })
    expect(await screen.findByText('Entity definitions saved')).toBeVisible()
  })

  test('asks who leaves with marks', async () => {
    const { put } = playDefinitions()
    const { user } = renderAt(toEntityDefinitions())
    await choose(user, 'Badges', 'Mark for deletion')
    await user.click(screen.getByRole('link', { name: 'Caching' }))

    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveAccessibleName(/unsaved|Leave/i)
    expect(put).toEqual([])
  })

  test('sends nothing when every mark is taken back', async () => {
    const { put } = playDefinitions()
    const { user } = renderAt(toEntityDefinitions())
    await choose(user, 'Badges', 'Mark for deletion')
    await user.click(await button('Discard'))

    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    expect(put).toEqual([])
  })
})

describe('the page of an entity definition', () => {
  test('changes an attribute, adds one and moves it; the other kinds go back as they came', async () => {
    const { put, kinds } = playDefinitions()
    const { user, container } = renderAt(toEntityDefinition('badge'))
    await user.click(await button(/Edit .*Door/))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('textbox', { name: /Looks up/ })).toHaveValue('Doors')
    await user.click(dialog.getByRole('switch', { name: 'Required' }))
    await user.click(dialog.getByRole('button', { name: 'Apply' }))

    await user.click(await button('Add attribute'))
    const added = within(await screen.findByRole('dialog'))
    await user.type(added.getByRole('textbox', { name: /Key/ }), '1x')
    await user.type(added.getByRole('textbox', { name: /Label/ }), 'Color')
    expect(added.getByRole('button', { name: 'Apply' })).toBeDisabled()
    await user.clear(added.getByRole('textbox', { name: /Key/ }))
    await user.type(added.getByRole('textbox', { name: /Key/ }), 'Color')
    await user.click(added.getByRole('button', { name: 'Apply' }))
    expect(await axe(container)).toHaveNoViolations()

    await user.click(await button(/Move .*Color.* up/))
    await user.click(await button('Review changes'))
    const review = within(await screen.findByRole('dialog'))
    expect(
      review.getByText('Entries without a value cannot be saved until they have one'),
    ).toBeVisible()
    await user.click(review.getByRole('button', { name: 'Back to the form' }))
    const before = kinds.now
    await user.click(await button('Save'))

    await waitFor(() => expect(put).toHaveLength(1))
    expect(put[0]?.filter(({ key }) => key !== 'badge')).toEqual(
      before.filter(({ key }) => key !== 'badge'),
    )
    expect(put[0]?.find(({ key }) => key === 'badge')?.attributes).toMatchObject([
      { key: 'Name' },
      { key: 'Color', dataType: 'String', displayLabel: 'Color' },
      { key: 'Door', isRequired: true, lookupEntity: 'door' },
    ])
  })

  test('asks before what people can do is changed, and merges what somebody else saved meanwhile', async () => {
    const { put, kinds } = playDefinitions()
    const { user } = renderAt(toEntityDefinition('door'))
    await user.click(await screen.findByRole('switch', { name: 'View' }))
    kinds.now = kinds.now.map((each) =>
      each.key === 'door' ? { ...each, display: 'Gates' } : each,
    )
    await user.click(await button('Save'))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('People no longer see its page')).toBeVisible()
    expect(put).toEqual([])
    await user.click(question.getByRole('button', { name: 'Save' }))

    await waitFor(() =>
      expect(put[0]?.find(({ key }) => key === 'door')).toMatchObject({
        display: 'Gates',
        isViewable: false,
        ownOfTheServer: 7,
      }),
    )
  })

  test('two names of one kind are asked for, and a kind that is gone is told', async () => {
    const { put, kinds } = playDefinitions()
    const { user } = renderAt(toEntityDefinition('door'))
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' 2')
    const theirs = kinds.now.map((each) =>
      each.key === 'door' ? { ...each, display: 'Gates' } : each,
    )
    kinds.now = theirs
    await user.click(await button('Save'))
    expect(await within(await screen.findByRole('alertdialog')).findByText('Gates')).toBeVisible()

    kinds.now = theirs.filter(({ key }) => key !== 'door')
    await user.keyboard('{Escape}')
    await user.click(await button('Save'))
    expect(await screen.findByText(/Someone else deleted this entity definition/)).toBeVisible()
    expect(put).toEqual([])
  })

  test('is read-only on a server that takes no definitions', async () => {
    const { refusal } = playDefinitions()
    refusal.status = 405
    const { user } = renderAt(toEntityDefinition('door'))
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' 2')
    await user.click(await button('Save'))

    expect(await screen.findByText(/does not let entity definitions be changed/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })
})

test('a new kind is created in steps; its naming attribute is one of its attributes', async () => {
  const { created } = playDefinitions()
  const { user } = renderAt(toEntityDefinitionCreate())
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Vehicles')
  const key = screen.getByRole('textbox', { name: /Key/ })
  for (const wrong of ['1x', 'a b']) {
    await user.type(key, wrong)
    await user.click(await button('Next'))
    await waitFor(() => expect(key).toHaveAttribute('aria-invalid', 'true'))
    await user.clear(key)
  }
  await user.type(key, 'door')
  await user.type(screen.getByRole('textbox', { name: /Container/ }), 'ou=devices,o=data')
  await user.click(await button('Next'))
  expect(await screen.findByText('Use each name only once')).toBeVisible()
  await user.clear(screen.getByRole('textbox', { name: /Key/ }))
  await user.type(screen.getByRole('textbox', { name: /Key/ }), 'vehicle')
  await user.click(await button('Next'))

  await user.click(await button('Add attribute'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Key/ }), 'Plate')
  await user.type(dialog.getByRole('textbox', { name: /Label/ }), 'Plate')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  await user.click(await button('Next'))
  const naming = await screen.findByRole('combobox', { name: /Naming/ })
  await waitFor(() => expect(naming).toHaveAttribute('aria-invalid', 'true'))
  await user.selectOptions(naming, 'Plate')
  await user.click(await button('Next'))
  await user.click(await button('Create entity definition'))

  await waitFor(() =>
    expect(created).toMatchObject([
      {
        key: 'vehicle',
        display: 'Vehicles',
        dn: 'ou=devices,o=data',
        namingAttribute: 'Plate',
        isViewable: true,
        attributes: [{ key: 'Plate', dataType: 'String' }],
      },
    ]),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible()
})
