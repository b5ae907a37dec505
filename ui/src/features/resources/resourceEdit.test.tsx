import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { gate } from '../../testing/gate'
import { renderAt } from '../../testing/renderAt'
import { bound, edited, lena, office, opened, save } from '../../testing/renderResource'
import { server } from '../../testing/server'
import { fakeResources, resource } from './fakeResourcesServer'
import { toResource } from './routes'

test('the overview says what a resource gives, who approves and who needs it', async () => {
  const { container } = opened('overview', { holders: 7 })

  const gives = within(await screen.findByRole('region', { name: 'What it gives' }))
  expect(gives.getByText('E1')).toBeVisible()
  expect(screen.getByText('Serial: Ann')).toBeVisible()
  expect(screen.getByText('Same as Grant Approval')).toBeVisible()
  expect(await screen.findByText('People who have it: 7')).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Holders 2' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Requests 3' })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test('a resource is edited card by card, and the whole resource is sent', async () => {
  const { user, written } = await edited('Lifetime')
  await user.click(screen.getByText('Assignments expire'))
  await user.click(await save())
  const expiry = within(screen.getByRole('group', { name: 'Expire after' }))
  expect(await expiry.findAllByText('Required')).toHaveLength(2)
  expect(written).toEqual([])

  await user.type(screen.getByRole('textbox', { name: 'Number' }), '3')
  await user.click(await save())

  expect(await screen.findByText('Resource updated successfully')).toBeVisible()
  expect(screen.getByRole('log', { name: 'Messages' })).toHaveTextContent(
    /Resource updated successfully\s*Office/,
  )
  expect(written).toMatchObject([
    {
      method: 'PUT',
      path: 'catalog/resources/resource',
      body: {
        id: office.id,
        localizedNames: [{ locale: 'en', name: 'Office' }],
        localizedDescriptions: [{ locale: 'en', desc: 'About Office' }],
        categories: [],
        owners: [lena],
        expiresAfter: '3M',
        isExpirationRequired: true,
        revokeEqualsGrant: true,
      },
    },
  ])
})

test('a category that is missing is created, and chosen', async () => {
  const { user, written } = await edited('Owners and categories')
  await user.click(screen.getByRole('button', { name: 'New category' }))
  await user.type(screen.getByRole('textbox', { name: 'New category' }), 'Phones ')
  await user.click(screen.getByRole('button', { name: 'Create category' }))
  expect(await screen.findByText('Phones')).toBeVisible()
  await user.click(await save())

  await waitFor(() => expect(written).toHaveLength(2))
  expect(written).toMatchObject([
    { path: 'catalog/resources/category', body: { name: 'Phones' } },
    {
      path: 'catalog/resources/resource',
      body: { categories: [{ id: 'Phones', name: 'Phones' }] },
    },
  ])
})

test('a category that is chosen while another one is created stays', async () => {
  const { user } = await edited('Owners and categories')
  const { passed, open } = gate()
  server.use(http.post('*/rest/catalog/resources/category', () => passed))
  await user.click(screen.getByRole('button', { name: 'New category' }))
  await user.type(screen.getByRole('textbox', { name: 'New category' }), 'Phones')
  await user.click(screen.getByRole('button', { name: 'Create category' }))
  const picker = within(screen.getByRole('group', { name: 'Categories' }))
  await user.type(picker.getByRole('searchbox'), 'it{Enter}')
  await user.click(await picker.findByRole('option', { name: /Information Technology/ }))
  open()

  expect(await picker.findByRole('row', { name: 'Phones' })).toBeVisible()
  expect(picker.getByRole('row', { name: 'Information Technology' })).toBeVisible()
})

test('another name that exists in other letters is told, with one that is free', async () => {
  const { user } = await edited('Names and descriptions')
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'BADGE')

  await user.click(await screen.findByRole('button', { name: 'Use “BADGE 2”' }))
  expect(name).toHaveValue('BADGE 2')
})

test('another value is sent alone, after it is said what that means for those who have it', async () => {
  const { user, written } = await edited('What it gives', { holders: 42 })
  await user.click(await screen.findByText('Requester chooses'))
  expect(await screen.findByText(/changes nothing for people who have the resource/)).toBeVisible()
  expect(await screen.findByText('People who have it: 42')).toBeVisible()
  await user.click(await save())

  await screen.findByText('Resource updated successfully')
  expect(written).toEqual([
    {
      method: 'PUT',
      path: 'catalog/resources/resource/entitlement',
      body: {
        id: office.id,
        entitlements: [
          { id: 'cn=License,cn=Cloud,o=system', parameterValue: '%EntitlementParamKey%' },
        ],
      },
    },
  ])
})

test('a value that the connected system lost is told, and another one can be chosen', async () => {
  const lost = resource('Office', { entitlements: [{ ...bound, isInvalidValue: true }] })
  server.use(...fakeResources([lost]).handlers, ...fakePreferences().handlers)
  const { user } = renderAt(toResource(lost.id))
  expect(await screen.findByText(/no longer has this value. Choose another one/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Edit: What it gives' }))
  const values = within(await screen.findByRole('group', { name: /Value for everyone/ }))
  await user.click(values.getByRole('button', { name: /^Remove/ }))

  await waitFor(() => expect(screen.queryByText(/no longer has this value/)).toBeNull())
})

test('a value that somebody else changed too is asked about', async () => {
  const { user, resources, written } = await edited('What it gives')
  await user.click(await screen.findByText('Requester chooses'))
  const other = { ...bound, parameterValue: '{"ID":"E3"}', parameterName: 'E3' }
  resources.set(office.id, { ...office, entitlements: [other] })
  await user.click(await save())

  const question = await screen.findByRole('alertdialog', { name: 'Someone else changed this' })
  expect(question).toHaveTextContent(/E1.*E3.*Requester chooses/)
  expect(written).toEqual([])
})

test('a name of blanks and an end after nothing are not sent', async () => {
  const { user, written } = await edited('Names and descriptions')
  await user.click(screen.getByRole('button', { name: 'Edit: Lifetime' }))
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, '  ')
  await user.click(screen.getByText('Assignments expire'))
  await user.type(screen.getByRole('textbox', { name: 'Number' }), '0')
  await user.click(await save())

  expect(name).toHaveAccessibleDescription(/Required/)
  expect(screen.getByRole('textbox', { name: 'Number' })).toHaveAccessibleDescription(/at least 1/i)
  expect(screen.getByText('2 errors')).toBeVisible()
  expect(written).toEqual([])
})

test('a value that the server refuses is told, and stays entered', async () => {
  const { user } = await edited('What it gives', {
    refusal: 'The resource is assigned.',
  })
  await user.click(await screen.findByText('Requester chooses'))
  await user.click(await save())

  expect(await screen.findByText(/The resource is assigned\./)).toBeVisible()
  expect(await save()).toBeEnabled()
})

test('questions are edited above the request form that comes of them', async () => {
  const { user, written, container } = await edited('Questions to the requester')
  await user.click(await screen.findByRole('button', { name: 'Add question' }))
  const preview = within(screen.getByRole('region', { name: 'Preview of the request form' }))
  expect(preview.getByRole('textbox', { name: /Seats/ })).toBeVisible()

  const panel = within(await screen.findByRole('region', { name: 'New question' }))
  await user.type(panel.getByRole('textbox', { name: 'ID' }), 'seats')
  expect(await panel.findByText('Use each name only once')).toBeVisible()
  await user.type(panel.getByRole('textbox', { name: 'ID' }), 'Max')
  await user.type(screen.getByRole('textbox', { name: 'Label' }), 'Limit')
  expect(await screen.findByText(/keep their answers/)).toBeVisible()
  expect(screen.getByText('Waiting requests: 3')).toBeVisible()
  expect(preview.getByRole('textbox', { name: /Limit/ })).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()

  const types = screen.getByRole('combobox', { name: 'Type' })
  const offered = within(types).getAllByRole('option')
  expect(offered.map((each) => each.getAttribute('value'))).toEqual([
    'Integer',
    'Boolean',
    'List',
    'String',
  ])
  await user.selectOptions(types, 'Integer')
  await user.click(screen.getByText('Fixed value'))
  await user.type(screen.getByRole('textbox', { name: 'Fixed value' }), 'two')
  expect(await screen.findByText('Enter a whole number')).toBeVisible()
  expect(preview.queryByRole('textbox', { name: /Limit/ })).toBeNull()
  await user.clear(screen.getByRole('textbox', { name: 'Fixed value' }))
  await user.type(screen.getByRole('textbox', { name: 'Fixed value' }), '2')
  await user.click(await save())

  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toMatchObject({
    resourceParameters: [
      {
        id: 'seats',
        binding: 'dynamic',
        localizedDisplayValues: [{ locale: 'en', name: 'Seats' }],
      },
      {
        id: 'seatsMax',
        type: 'Integer',
        binding: 'static',
        staticValue: '2',
        displayValue: 'Limit',
        localizedDisplayValues: [{ locale: 'en', name: 'Limit' }],
      },
    ],
  })
})

test('the request form is previewed without a change', async () => {
  const { user } = opened('overview')
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Preview request form' }))

  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('textbox', { name: /Seats/ })).toBeVisible()
})

test('cards of one resource are saved together', async () => {
  const { user, written } = await edited('Approval to revoke')
  await user.click(screen.getByRole('button', { name: 'Edit: Lifetime' }))
  await user.click(await screen.findByText('Approval is required'))
  await user.click(screen.getByText('Allow several assignments to one person'))
  expect(screen.getByText('2 changes')).toBeVisible()
  await user.click(await save())

  await waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]?.body).toMatchObject({ revokeRequired: false, allowMultiple: true })
})

test('the roles that bring a resource are listed with their number of assignments', async () => {
  opened('roles')

  expect(await screen.findByText('Clerk')).toBeVisible()
  expect(screen.getByText('Assignments: 2')).toBeVisible()
})

test('holders come with their cause', async () => {
  opened('assignments')

  const first = within(await screen.findByRole('row', { name: /ann/ }))
  expect(first.getByRole('link', { name: 'Clerk' })).toHaveAttribute(
    'href',
    expect.stringContaining('section=resources'),
  )
})

test('a request names recipient, requester, state, day, action and reason', async () => {
  opened('requests')

  const first = within(await screen.findByRole('row', { name: /Ben Kim/ }))
  expect(first.getByText('Amara Okafor')).toBeVisible()
  expect(first.getByText('Approval Pending')).toBeVisible()
  expect(first.getByText('For the trip')).toBeVisible()
  expect(first.getByText('Grant')).toBeVisible()
  expect(first.getByText(/^Nov 3, 2026/)).toBeVisible()
})
