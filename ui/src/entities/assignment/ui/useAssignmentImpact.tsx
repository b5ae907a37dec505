import { concernsMany } from '../../impact/affected'
import type { Approver, AssignmentRow } from '../../impact/model'
import { ImpactPreview } from '../../impact/ui/ImpactPreview'
import { useImpact } from '../../impact/useImpact'
import type { Consequences } from '../../../shared/blocks/related-list/consequences'
import type { HeldPermission, Recipient } from '../holderModel'
import type { HolderLinks } from './HolderCells'

export type ImpactLinks = Pick<HolderLinks, 'toUser' | 'toRole'>

interface Assigning {
  permission: HeldPermission
  what: 'assigned' | 'revoked'
  /** Who would decide on the requests. */
  approvers?: readonly Approver[]
  /** Where the names of the preview lead. */
  links: ImpactLinks
}

interface AssignmentConsequences extends Consequences {
  /** DNs of those who would come to violate a constraint, as far as that is known. */
  clashing: ReadonlySet<string>
}

/** What follows when a role or resource is assigned, or taken from those who have it. Source: docs/assumptions.md A-610. */
export function useAssignmentImpact(
  { permission: { kind: of, id: assigned, name }, what, approvers = [], links }: Assigning,
  recipients: readonly Recipient[],
): AssignmentConsequences {
  const rows = recipients.map((each) => ({ of, assigned, ...rowOf(each) }))
  const change = { [what]: rows, approvers }
  const names = Object.fromEntries([
    [assigned, name],
    ...recipients.map((each) => [each.dn, each.name]),
  ]) as Record<string, string>
  const reading = useImpact(rows.length > 0 ? { change, names } : undefined)
  return {
    preview: rows.length > 0 && (
      <ImpactPreview
        change={change}
        reading={reading}
        personHref={links.toUser}
        roleHref={links.toRole}
      />
    ),
    typed: concernsMany(reading.data) ? name : undefined,
    clashing: new Set(reading.data?.conflicts.flatMap(({ people }) => people ?? [])),
  }
}

function rowOf({ dn: holder, kind }: Recipient): Pick<AssignmentRow, 'holder' | 'kind'> {
  return { holder, kind: kind === 'subcontainer' ? 'subtree' : kind }
}
