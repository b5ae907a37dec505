import type { components } from '../../shared/platform/contract/schema'

type TaskDataItemNode = components['schemas']['TaskDataItemNode']

/** Two permissions that nobody should have together. */
export interface AskedConflict {
  /** The name of the constraint. */
  name: string
  permissions: readonly string[]
}

/** The request that a task decides; members are empty when the task does not have them. Times are milliseconds since 1970. */
export interface Asked {
  /** Whether the request grants or revokes; undefined for other requests. */
  action: 'grant' | 'revoke' | undefined
  reason: string
  effectiveAt: number | undefined
  expiresAt: number | undefined
  /** The justification of a conflict. */
  justification: string
  conflicts: readonly AskedConflict[]
}

const ACTIONS = ['grant', 'revoke'] as const
const TIMES: readonly string[] = ['effDate', 'expDate']
const CONFLICTS: readonly string[] = ['sodName', 'perm1Name', 'perm2Name']
const TEXTS: readonly string[] = ['reason', 'sodJustification']

/** Source: docs/assumptions.md A-424. */
export function readAsked(items: readonly TaskDataItemNode[] = []): Asked {
  const valuesOf = (key: string) => items.find(({ name }) => name === key)?.values ?? []
  const first = (key: string) => valuesOf(key)[0] ?? ''
  const [ones, others] = [valuesOf('perm1Name'), valuesOf('perm2Name')]
  return {
    action: ACTIONS.find((action) => action === first('requestAction')),
    reason: first('reason'),
    effectiveAt: timeIn(first('effDate')),
    expiresAt: timeIn(first('expDate')),
    justification: first('sodJustification'),
    conflicts: valuesOf('sodName').map((name, at) => ({
      name,
      permissions: [ones[at] ?? '', others[at] ?? ''].filter(Boolean),
    })),
  }
}

/** Whether a data item belongs to the request (`readAsked`); all others are form data. */
export function isOfAsked({ name, values: [value = ''] = [] }: TaskDataItemNode): boolean {
  if (TIMES.includes(name)) return timeIn(value) !== undefined
  if (name === 'requestAction') return ACTIONS.some((action) => action === value)
  return [...TEXTS, ...CONFLICTS].includes(name)
}

function timeIn(value: string): number | undefined {
  return /^\d+$/.test(value) ? Number(value) : undefined
}
