import { screen, waitFor, within } from '@testing-library/react'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeResources, resource } from './fakeResourcesServer'
import { toResource, toResourceCreate, toResources } from './routes'

const laptop = resource('Laptop', {
  categories: [{ id: 'it', name: 'Information Technology' }],
  driver: 'Cloud',
})
const badge = resource('Badge', { resourceWeightage: '5' })

function known(...args: Parameters<typeof fakeResources>) {
  const fake = fakeResources(...args)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

test('the list shows categories and status, and leads to the page of each resource', async () => {
  const { asked } = known([laptop])
  const { container } = renderAt(
    `${toResources()}?filter.category=it&filter.name=lap&filter.description=carry`,
  )

  const first = within(await row('Laptop'))
  expect(first.getByText('Information Technology')).toBeVisible()
  expect(first.getByText('Created')).toBeVisible()
  expect(first.getByRole('link', { name: 'Laptop' })).toHaveAttribute(
    'href',
    expect.stringContaining(toResource(laptop.id)),
  )
  expect(asked[0]?.getAll('categoryKeys')).toEqual(['it'])
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    name: 'lap',
    desc: 'carry',
    q: '*',
    nextIndex: '1',
    size: '10',
    sortBy: 'name',
    sortOrder: 'asc',
  })
  expect(await axe(container)).toHaveNoViolations()
})

test('the number of questions is a column, and is asked for by those who have it', async () => {
  const question = { id: 'model', type: 'String' } as const
  const { asked } = known([
    { ...laptop, resourceParameters: [question, { ...question, id: 'size' }] },
  ])
  const { unmount } = renderAt(toResources())
  await row('Laptop')
  unmount()
  server.use(...fakePreferences({ 'idm.resourceList.columns': ['name', 'questions'] }).handlers)
  renderAt(toResources())

  expect(await screen.findByRole('columnheader', { name: 'Questions' })).toBeVisible()
  expect(within(await row('Laptop')).getByRole('cell', { name: '2' })).toBeVisible()
  expect(asked.map((params) => params.get('fetchResourceParams'))).toEqual([null, 'true'])
})

test('driver and entitlement are columns, and are not asked for by those who have neither', async () => {
  const { asked } = known([{ ...laptop, entitlements: [{ id: 'cn=License,cn=Cloud,o=system' }] }])
  const { unmount } = renderAt(toResources())
  expect(within(await row('Laptop')).getByText('Cloud')).toBeVisible()
  unmount()
  server.use(...fakePreferences({ 'idm.resourceList.columns': ['name'] }).handlers)
  renderAt(toResources())
  await row('Laptop')

  expect(screen.queryByText('Cloud')).not.toBeInTheDocument()
  expect(asked.map((params) => params.get('fetchEntitlements'))).toEqual(['true', null])
})

test('the filters are kept when they change, and are those of the next time', async () => {
  const { asked } = known([laptop])
  const { kept, handlers } = fakePreferences()
  server.use(...handlers)
  const { user, unmount } = renderAt(toResources())
  await row('Laptop')
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'lap')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(kept.get('idm.resourceList.filter')).toEqual(['filter.name=lap']))
  unmount()
  renderAt(toResources())
  await row('Laptop')

  expect(window.location.hash).toBe(`#${toResources()}?filter.name=lap`)
  expect(asked.at(-1)?.get('name')).toBe('lap')
})

test('those who may not change or create resources are offered neither', async () => {
  known([laptop], { operations: [], mayCreate: false })
  const { user } = renderAt(toResources())
  await user.click(within(await row('Laptop')).getByRole('checkbox'))

  expect(screen.queryByRole('link', { name: 'Create resource' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Edit…' })).toBeNull()
})

test('the page to create says no to those who may not, and gives them no form', async () => {
  known([], { mayCreate: false })
  renderAt(toResourceCreate())

  expect(await screen.findByText('You cannot create resources')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Choose an entitlement' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
})

test('those who may create a resource get the form, and no refusal', async () => {
  known([])
  renderAt(toResourceCreate())

  expect(await screen.findByRole('button', { name: 'Choose an entitlement' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled()
  expect(screen.queryByText('You cannot create resources')).toBeNull()
})

test('several resources are planned first and sent whole, those alone that change', async () => {
  const { written } = known([laptop, badge])
  const { user } = renderAt(toResources())
  await screen.findByRole('checkbox', { name: 'Select Laptop' })
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(await screen.findByRole('button', { name: 'Edit…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit resources: 2' }))
  const weight = within(dialog.getByRole('radiogroup', { name: 'Weight' }))
  await user.click(weight.getByRole('radio', { name: 'Overwrite' }))
  await user.type(dialog.getByRole('textbox', { name: 'New weight' }), '5')

  await user.click(dialog.getByRole('button', { name: 'Review changes' }))
  expect(await dialog.findByText('No change')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Change resources: 1' }))

  expect(await screen.findByText('Resources updated: 1')).toBeVisible()
  expect(written).toMatchObject([
    {
      path: 'catalog/resources/resources',
      body: { resources: [{ id: laptop.id, resourceWeightage: '5' }] },
    },
  ])
})

test('before a resource that people have is deleted, its use is shown and its name is typed', async () => {
  const { written } = known([laptop], { holders: 42, isDeletedLater: true })
  const { user } = renderAt(toResource(laptop.id))
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }))

  const dialog = within(await screen.findByRole('alertdialog'))
  expect(await dialog.findByText('People who have it: 42')).toBeVisible()
  expect(await dialog.findByText(/Clerk/)).toBeVisible()
  expect(await dialog.findByText('Waiting requests: 3')).toBeVisible()
  expect(await dialog.findByText('Person 0')).toBeVisible()
  const verb = await dialog.findByRole('button', { name: 'Delete resource' })
  await user.type(dialog.getByRole('textbox'), 'Laptop')
  await user.click(verb)

  expect(await screen.findByText('Resource deleted successfully')).toBeVisible()
  expect(written).toEqual([
    {
      method: 'DELETE',
      path: 'catalog/resources/resource',
      body: { resources: [{ id: laptop.id }] },
    },
  ])
  expect(await screen.findByRole('heading', { level: 1, name: 'Resources' })).toBeVisible()
  const [waiting] = within(await row('Laptop')).getAllByText('Pending Delete')
  expect(waiting).toBeVisible()
})
