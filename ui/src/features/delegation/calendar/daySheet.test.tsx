import { act, screen, within } from '@testing-library/react'
import { axe } from '../../../testing/axe'
import { bootstrap } from '../../../testing/bootstrap'
import { fakePeople } from '../../../testing/fakePeople'
import { fakeRights } from '../../../testing/fakeRights'
import { renderAt } from '../../../testing/renderAt'
import { server } from '../../../testing/server'
import { endOfDay, startOfDay } from '../../../shared/blocks/values/day'
import { delegation, fakeDelegations } from '../fakeDelegationServer'
import { toDelegation, toDelegationCreate } from '../routes'

const OWN = 'cn=aokafor,ou=users,o=data'
const laptop = { dn: 'cn=Laptop', name: 'Laptop' }
const phone = { dn: 'cn=Phone', name: 'Phone' }

/**
 * An absence from March 24 to 31 for two requests; Omar stands in for one of them until March 28.
 */
function openCalendar(...rights: string[]) {
  const away = {
    availabilityStatus: 0,
    newable: true,
    availability: [
      {
        availabilityId: 'a',
        allRequests: false,
        requestDefs: [laptop, phone],
        effectiveDate: startOfDay('2027-03-24'),
        hasExpiry: true,
        expiryDate: endOfDay('2027-03-31'),
      },
    ],
  }
  const ofLaptops = delegation('aokafor', 'omar', {
    allRequests: false,
    requestDefs: [laptop],
    isExpires: true,
    expiryDate: endOfDay('2027-03-28'),
  })
  const fake = fakeDelegations([ofLaptops], { away: { [OWN]: away, '': away } })
  server.use(...fake.handlers, ...fakePeople(['omar']), fakeRights('delegation', ...rights))
  const domains = rights.length > 0 ? ['PROVISIONING'] : []
  return renderAt('/delegation?view=calendar&from=2027-03-22', {
    bootstrap: { rights: { ...bootstrap().rights, domains } },
  })
}

type User = ReturnType<typeof renderAt>['user']

/** Moves to a day by the arrow keys and opens it; the calendar begins on March 22. */
async function openDay(user: User, day: number, label: RegExp) {
  const days = await screen.findByRole('button', { name: /^aokafor, .* 2027: / })
  act(() => days.focus())
  await user.keyboard(`{Home}${'{ArrowRight}'.repeat(day - 1)}`)
  expect(days).toHaveAccessibleName(expect.stringMatching(label))
  await user.keyboard('{Enter}')
  return screen.findByRole('dialog', { name: 'aokafor' })
}

const linkOf = (href: string) => `#${href}`

test('Enter on a gap opens its day: who stands in for what, what is not covered, and the ways on', async () => {
  const { user } = openCalendar('createDelegation')

  const sheet = await openDay(user, 3, /Mar 24, 2027: Away, Partly without a delegate$/)

  const shown = within(sheet)
  expect(shown.getByText('Mar 24, 2027', { selector: 'strong' })).toBeVisible()
  expect(shown.getByText('Laptop, Phone')).toBeVisible()
  expect(shown.getByText('Without a delegate: Phone')).toBeVisible()
  expect(shown.getByText('In effect')).toBeVisible()
  expect(shown.getByRole('link', { name: 'omar' })).toHaveAttribute(
    'href',
    linkOf(toDelegation('cn=aokafor-1,cn=DelegateeDefs,o=system', OWN)),
  )
  expect(shown.getByRole('link', { name: 'Close the gap' })).toHaveAttribute(
    'href',
    linkOf(toDelegationCreate({ of: OWN, from: '2027-03-24', to: '2027-03-28' })),
  )
  expect(await axe(sheet)).toHaveNoViolations()
})

test('the sheet goes from day to day, as far as the eight weeks', async () => {
  const { user } = openCalendar('createDelegation')
  const opened = await openDay(user, 1, /Mar 22, 2027: Available on this day, omar \(no effect/)
  const sheet = within(opened)
  expect(sheet.getByText('Available on this day')).toBeVisible()
  expect(sheet.getByText('No effect: available')).toBeVisible()
  expect(sheet.getByRole('link', { name: 'Create delegation' })).toHaveAttribute(
    'href',
    linkOf(toDelegationCreate({ of: OWN, from: '2027-03-22' })),
  )
  await user.click(sheet.getByRole('button', { name: 'Previous day' }))
  expect(sheet.getByText('Mar 22, 2027', { selector: 'strong' })).toBeVisible()

  await user.click(sheet.getByRole('button', { name: 'Next day' }))
  await user.click(sheet.getByRole('button', { name: 'Next day' }))

  expect(sheet.getByText('Mar 24, 2027', { selector: 'strong' })).toBeVisible()
  expect(sheet.queryByText('Available on this day')).not.toBeInTheDocument()
})

test('the arrow keys stop at the first and at the last day', async () => {
  const { user } = openCalendar('createDelegation')
  const sheet = await openDay(user, 60, /May 16, 2027: /)

  expect(within(sheet).getByText('May 16, 2027', { selector: 'strong' })).toBeVisible()
})

test('a row of the table opens its first day', async () => {
  const { user } = openCalendar('createDelegation')
  await user.click(await screen.findByRole('button', { name: 'As a table' }))
  const table = within(await screen.findByRole('table'))
  const row = within(table.getByRole('row', { name: /Mar 29, 2027/ }))

  await user.click(row.getByRole('button', { name: 'aokafor' }))

  const sheet = within(await screen.findByRole('dialog', { name: 'aokafor' }))
  expect(sheet.getByText('Mar 29, 2027', { selector: 'strong' })).toBeVisible()
})

test('who may not delegate sees the day without ways to a form', async () => {
  const { user } = openCalendar()

  const sheet = within(await openDay(user, 8, /Mar 29, 2027: Away, No delegate$/))

  expect(sheet.getByText('No delegate, Mar 29, 2027 to Mar 31, 2027')).toBeVisible()
  expect(sheet.queryByRole('link')).not.toBeInTheDocument()
})
