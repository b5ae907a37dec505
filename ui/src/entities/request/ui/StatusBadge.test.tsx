import { screen } from '@testing-library/react'
import { renderBlock } from '../../../testing/renderBlock'
import { statusTables, type StatusKind } from '../status'
import { StatusBadge } from './StatusBadge'

test.each([
  ['role', 15, 'Approval Pending'],
  ['resource', 96, 'Provision failed'],
  ['prd', 5, 'Refused'],
  ['process', 2, 'Terminated'],
  ['passwordSync', '0003', 'Fatal'],
  ['mapping', 15, 'Pending Delete'],
] as const)('%s %s is said in words: %s', async (kind, code, words) => {
  renderBlock(<StatusBadge kind={kind} code={code} />)

  expect(await screen.findByText(words)).toBeVisible()
})

test.each(Object.keys(statusTables) as StatusKind[])(
  'every state of %s has words in Arabic',
  async (kind) => {
    const codes = Object.keys(statusTables[kind])
    const badges = codes.map((code) => <StatusBadge key={code} kind={kind} code={code} />)
    renderBlock(badges, 'ar')

    expect(await screen.findAllByText(/^[\u0600-\u06ff ]+$/)).toHaveLength(codes.length)
  },
)

/** The HTML of a badge without its text. */
async function lookOf(kind: StatusKind, code: number, words: string): Promise<string> {
  const { unmount } = renderBlock(<StatusBadge kind={kind} code={code} />)
  const badge = await screen.findByText(words)
  const look = badge.outerHTML.replace(words, '')
  unmount()
  return look
}

test('approved and provisioned do not look the same', async () => {
  const approved = await lookOf('role', 20, 'Approved')
  const provisioned = await lookOf('role', 50, 'Provisioned')

  expect(approved).not.toBe(provisioned)
})

test('groups are told apart by shape, not by colour alone', async () => {
  const shapes = [
    await lookOf('role', 15, 'Approval Pending'),
    await lookOf('role', 20, 'Approved'),
    await lookOf('role', 75, 'Retracted'),
    await lookOf('role', 80, 'Provisioning Error'),
    await lookOf('role', 95, 'Denied'),
  ].map((look) => /<svg.*<\/svg>/.exec(look)?.[0])

  expect(new Set(shapes).size).toBe(5)
})

test('an unknown code is shown as it is', async () => {
  renderBlock(<StatusBadge kind="role" code={42} />)

  expect(await screen.findByText('Unknown state 42')).toBeVisible()
})
