import { screen, waitFor, within } from '@testing-library/react'
import { axe } from '../../testing/axe'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeResources, resourceDn } from './fakeResourcesServer'
import { toResource, toResourceCreate } from './routes'

function known(...args: Parameters<typeof fakeResources>) {
  const fake = fakeResources(...args)
  server.use(...fake.handlers, ...fakePreferences().handlers)
  return fake
}

type User = ReturnType<typeof renderAt>['user']

const next = (user: User) => user.click(screen.getByRole('button', { name: 'Next' }))

async function chooseLicense(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Choose an entitlement' }))
  await user.click(await screen.findByRole('button', { name: /Expand|Open|Cloud/ }))
  await user.click(await screen.findByText('License'))
}

test('a resource is made of an entitlement whose value requesters choose', async () => {
  const { written } = known([])
  const { user, container } = renderAt(toResourceCreate())
  await chooseLicense(user)
  await next(user)
  const value = within(screen.getByRole('radiogroup', { name: 'Value' }))
  expect(await value.findAllByText('Required')).toHaveLength(2)
  await user.click(screen.getByText('Requester chooses'))
  await next(user)

  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Office license ')
  expect(screen.getByText(/it becomes Officelicense/)).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
  await next(user)
  await screen.findByRole('group', { name: 'Categories' })
  await next(user)
  const preview = within(await screen.findByRole('region', { name: 'Preview of the request form' }))
  expect(preview.getByRole('group', { name: 'License' })).toBeVisible()
  await next(user)
  expect(await screen.findAllByText('Approval is required')).toHaveLength(2)
  await next(user)
  await screen.findByText('Assignments expire')
  await next(user)
  await user.click(await screen.findByRole('button', { name: 'Create resource' }))

  const way = await screen.findByRole('link', { name: 'Assign the resource' })
  expect(way).toHaveAttribute(
    'href',
    expect.stringContaining(toResource(resourceDn('Officelicense'), 'assignments')),
  )
  expect(written).toMatchObject([
    {
      method: 'POST',
      path: 'catalog/resources',
      body: {
        id: 'Officelicense',
        name: 'Office license',
        entitlements: [
          { id: 'cn=License,cn=Cloud,o=system', parameterValue: '%EntitlementParamKey%' },
        ],
        resourceParameters: [
          {
            id: 'EntitlementParamKey',
            scope: 'user',
            type: 'EntitlementRef',
            binding: 'dynamic',
            instance: true,
            hide: false,
            parentType: 'resource',
          },
        ],
      },
    },
  ])
})

test('an ID that another resource has is told at its field, and nothing that was entered is lost', async () => {
  known([], { refusal: 'Resource already exists.' })
  const { user } = renderAt(toResourceCreate())
  await screen.findByRole('button', { name: 'Choose an entitlement' })
  await next(user)
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Laptop')
  for (let step = 0; step < 5; step += 1) await next(user)
  await user.click(await screen.findByRole('button', { name: 'Create resource' }))

  const id = await screen.findByRole('textbox', { name: /^Identifier/ })
  await waitFor(() => expect(id).toHaveFocus())
  expect(id).toHaveAccessibleDescription(/Another entry has this name/)
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Laptop')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
