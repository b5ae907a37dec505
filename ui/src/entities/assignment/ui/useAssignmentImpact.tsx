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
  /** The approvers of the requests. */
  approvers?: readonly Approver[]
  /** Links of the names in the preview. */
  links: ImpactLinks
}

interface AssignmentConsequences extends Consequences {
  /** DNs of the people who would violate a constraint, as far as this is known. */
  clashing: ReadonlySet<string>
}

/**
 * The impact of assigning a role or resource, or of revoking it from its holders. Source:
 * docs/assumptions.md A-610.
 */
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
