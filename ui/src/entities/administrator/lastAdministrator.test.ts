import { orphanedDomains } from './lastAdministrator'
import type { Administrator } from './model'

const NOW = 1000

const administrator = (name: string, more: Partial<Administrator> = {}): Administrator => ({
  id: `${name} SECURITY`,
  dn: name,
  name,
  assigneeType: 'user',
  domain: 'SECURITY',
  domainName: 'Security',
  isWhole: true,
  comment: '',
  startsAt: 0,
  endsAt: undefined,
  ...more,
})

const amara = administrator('amara')

test.each([
  ['nobody else has it', [amara], ['Security']],
  ['somebody else has it too', [amara, administrator('omar')], []],
  [
    'somebody else has a part of it',
    [amara, administrator('omar', { isWhole: false })],
    ['Security'],
  ],
  ['somebody else had it', [amara, administrator('omar', { endsAt: 999 })], ['Security']],
  ['somebody else has it later', [amara, administrator('omar', { startsAt: 1001 })], ['Security']],
  ['it cannot be read who has it', [], ['Security']],
])('a domain is left alone when %s', (_case, known, domains) => {
  expect(orphanedDomains([amara], known, NOW)).toEqual(domains)
})

test('an assignment that is no longer in force leaves nothing alone', () => {
  expect(orphanedDomains([administrator('omar', { endsAt: 999 })], [], NOW)).toEqual([])
})

test('both administrators of a domain at once leave it alone', () => {
  const omar = administrator('omar')

  expect(orphanedDomains([amara, omar], [amara, omar], NOW)).toEqual(['Security'])
})
