import {
  inState,
  type Administrator,
  type AssigneeType,
  type Named,
} from '../../entities/administrator/model'
import { periodState } from '../../entities/delegation/period'

/** The assignments of one assignee, by the key of the domain. */
export interface MatrixRow {
  dn: string
  name: string
  assigneeType: AssigneeType
  assignments: ReadonlyMap<string, Administrator>
}

/** A domain, with the numbers of assignments in force. */
export interface MatrixColumn extends Named {
  whole: number
  part: number
}

/**
 * Groups the assignments by assignee and domain. The domains of the server come first, then those
 * that only assignments have.
 *
 * @param state - keeps only rows and cells of this state; the counts include all states.
 */
export function matrixOf(
  administrators: readonly Administrator[],
  offered: readonly Named[],
  now: number,
  state?: string,
): { rows: MatrixRow[]; columns: MatrixColumn[] } {
  const domains = new Map(offered.map(({ key, name }) => [key, name]))
  for (const { domain, domainName } of administrators) {
    if (!domains.has(domain)) domains.set(domain, domainName)
  }
  const current = administrators.filter((each) => periodState(each, now) === 'inForce')
  const count = (key: string, isWhole: boolean) =>
    current.filter((each) => each.domain === key && each.isWhole === isWhole).length
  const columns = [...domains].map(([key, name]) => ({
    key,
    name,
    whole: count(key, true),
    part: count(key, false),
  }))
  return { rows: rowsOf(inState(administrators, state, now)), columns }
}

function rowsOf(administrators: readonly Administrator[]): MatrixRow[] {
  const rows = new Map<string, MatrixRow>()
  for (const administrator of administrators) {
    const { dn, name, assigneeType, domain } = administrator
    const before = rows.get(dn)?.assignments ?? []
    const assignments = new Map([...before, [domain, administrator] as const])
    rows.set(dn, { dn, name, assigneeType, assignments })
  }
  return [...rows.values()]
}
