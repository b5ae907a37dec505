import { screen, within } from '@testing-library/react'
import { fakePreferences } from '../../testing/fakePreferences'
import { renderAt } from '../../testing/renderAt'
import { server } from '../../testing/server'
import { asked, fakeHistory } from './fakeHistoryServer'
import { toHistory } from './routes'

/** SPEC 4 "Icon groups" with the words of the tables before it; groups that are not there: docs/assumptions.md A-216. */
const GROUPS: Record<string, Record<string, string>> = {
  role: {
    running:
      '0 New Request, 2 SoD approval start pending, 3 SoD approval start suspended, ' +
      '5 SoD exception approval pending, 12 Approval start pending, 13 Approval start suspended, ' +
      '15 Approval Pending, 70 Retracting',
    approved: '10 SoD exception approved, 20 Approved, 25 Pending Activation, 30 Provisioning',
    completed: '50 Provisioned, 100 Cleanup',
    canceled: '75 Retracted',
    error: '80 Provisioning Error',
    denied: '90 SoD exception denied, 95 Denied',
  },
  resource: {
    running:
      '0 New Request, 12 Approval Retry, 13 Pending Approval Retry, 15 Approval Pending, 70 Retracting',
    approved:
      '20 Approved, 26 Provision retry, 27 Provision retry pending, 28 Provision pending, ' +
      '29 Provision succeeded, 30 Provisioning',
    completed: '50 Provisioned, 100 Cleanup',
    canceled: '75 Retracted',
    error: '80 Provisioning Error, 96 Provision failed',
    denied: '95 Denied',
  },
  PRD: {
    running: '0 Processing',
    denied: '1 Denied, 5 Refused',
    approved: '2 Approved',
    canceled: '3 Retracted',
    error: '4 Error',
  },
}

const statesOf = (kind: string) =>
  Object.entries(GROUPS[kind] ?? {}).flatMap(([group, states]) =>
    states.split(', ').map((state) => {
      const [code = '', ...words] = state.split(' ')
      return { group, code, words: words.join(' ') }
    }),
  )

/** The HTML of the status badge of a request, without its text. */
function lookOf(rows: HTMLElement[], code: string, words: string): string {
  const row = rows.find(({ textContent }) => new RegExp(`^Thing${code}\\D`).test(textContent))
  if (!row) throw new Error(`There is no row of ${code}`)
  const badge = within(row).getByText((text) => text.toLowerCase() === words.toLowerCase())
  return badge.outerHTML.replace(badge.textContent, '')
}

test.each(Object.keys(GROUPS))(
  'the list says each state of a %s in its words, and its group by a look of its own',
  async (kind) => {
    const states = statesOf(kind)
    const requests = states.map(({ code }) =>
      asked(`Thing${code}`, { entityType: kind, requestState: Number(code) }),
    )
    server.use(...fakePreferences().handlers, ...fakeHistory({ requests }).handlers)
    renderAt(toHistory())
    await screen.findByRole('row', { name: /Thing0/ })

    const rows = screen.getAllByRole('row')
    const looks = new Map<string, Set<string>>()
    for (const { group, code, words } of states) {
      looks.set(group, (looks.get(group) ?? new Set()).add(lookOf(rows, code, words)))
    }
    expect([...looks].filter(([, each]) => each.size !== 1)).toEqual([])
    expect(new Set([...looks.values()].flatMap((each) => [...each])).size).toBe(looks.size)
  },
)
