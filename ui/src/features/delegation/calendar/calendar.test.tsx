import { screen, within } from '@testing-library/react'
import { axe } from '../../../testing/axe'
import { fakePeople } from '../../../testing/fakePeople'
import { fakeRights } from '../../../testing/fakeRights'
import { renderAt } from '../../../testing/renderAt'
import { server } from '../../../testing/server'
import { endOfDay, startOfDay } from '../../../shared/blocks/values/day'
import { delegation, fakeDelegations } from '../fakeDelegationServer'

const OWN = 'cn=aokafor,ou=users,o=data'

/** Away in the last week of March 2027. */
const away = {
  availabilityStatus: 0,
  newable: true,
  availability: [
    {
      availabilityId: 'a',
      allRequests: true,
      requestDefs: [],
      effectiveDate: startOfDay('2027-03-22'),
      hasExpiry: true,
      expiryDate: endOfDay('2027-03-31'),
    },
  ],
}

test('the calendar tells in words who stands in, and a gap leads to the form that closes it', async () => {
  const until = { isExpires: true, expiryDate: startOfDay('2027-03-29') }
  const fake = fakeDelegations([delegation('aokafor', 'omar', until)], { away: { [OWN]: away } })
  server.use(
    ...fake.handlers,
    ...fakePeople(['omar']),
    fakeRights('delegation', 'createDelegation'),
  )
  const { user, container } = renderAt('/delegation?view=calendar&from=2027-03-22')

  const gap = await screen.findByRole('link', { name: /Mar 29, 2027 to Mar 31, 2027/ })
  expect(gap).toHaveAttribute(
    'href',
    `#/delegation/create?${new URLSearchParams({ of: OWN, from: '2027-03-29', to: '2027-03-31' }).toString()}`,
  )
  await user.click(screen.getByRole('button', { name: 'As a table' }))
  const [, covered, uncovered] = within(await screen.findByRole('table')).getAllByRole('row')
  expect(covered).toHaveTextContent(/Mar 22, 2027.*Mar 28, 2027.*omar/)
  expect(uncovered).toHaveTextContent(/Mar 29, 2027.*Mar 31, 2027.*No cover/)
  expect(await axe(container)).toHaveNoViolations()
})
