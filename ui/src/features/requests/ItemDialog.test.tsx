import { screen, waitFor, within } from '@testing-library/react'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { fakeRequests } from './fakeRequestsServer'
import { toRequests } from './routes'

const badge = {
  id: 'cn=Badge,o=resources',
  name: 'Badge',
  entityType: 'resource',
  desc: 'Opens doors',
  isExpirationRequired: true,
  expiresAfter: '90D',
  permParams: [
    { key: 'site', dataType: 'String', displayLabel: 'Site' },
    { key: 'fixed', dataType: 'String', displayLabel: 'Fixed', static: true },
  ],
}

/** The dialog in which the badge is added, on March 1, 2027. */
async function openBadge() {
  const fake = fakeRequests({ permissions: [badge], details: [badge] })
  server.use(...fake.handlers)
  const view = renderAt(toRequests())
  await view.user.click(await screen.findByRole('button', { name: 'Add Badge' }))
  await screen.findByRole('textbox', { name: /^Site/ })
  const dialog = within(screen.getByRole('dialog', { name: 'Badge' }))
  const addIt = () => view.user.click(dialog.getByRole('button', { name: 'Add to request' }))
  return { ...fake, ...view, dialog, addIt }
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2027, 2, 1, 12), advanceTimers: true })
})

afterEach(() => {
  jest.useRealTimers()
})

test('what a resource asks is asked before it is added, and what is missing is said', async () => {
  const { dialog, addIt } = await openBadge()
  expect(dialog.getByText('Opens doors')).toBeVisible()
  expect(dialog.queryByRole('textbox', { name: /^Fixed/ })).not.toBeInTheDocument()

  await addIt()

  expect(dialog.getByText('Required', { selector: ':not(.mark)' })).toBeVisible()
})

test('an end that is required is suggested, and a duration in days, months or years sets it', async () => {
  const { user, dialog, addIt, sent } = await openBadge()
  const unit = dialog.getByRole('combobox', { name: 'Unit' })
  expect(unit).toHaveValue('D')
  expect(within(unit).getAllByRole('option')).toHaveLength(3)
  await user.type(dialog.getByRole('textbox', { name: /^Site/ }), 'Bergen')
  await user.selectOptions(unit, 'Months')
  await addIt()
  await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'Visit')
  await user.click(screen.getByRole('button', { name: 'Submit 1 request' }))

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.path).toBe('access/requests/permissions/item')
  expect(sent[0]?.body).toMatchObject({
    id: badge.id,
    expDate: new Date(2034, 8, 1).getTime(),
    permReqParams: [{ key: 'site', value: 'Bergen' }],
  })
})
