import type { Approval } from '../../../shared/blocks/approval/approval'
import { approversOf } from '../approversOf'
import type { Impact, ImpactChange, Named } from '../model'
import { useImpact } from '../useImpact'
import { ImpactPreview, type ImpactPreviewProps } from './ImpactPreview'

interface ApprovalImpactProps extends Pick<ImpactPreviewProps, 'personHref' | 'roleHref'> {
  of: 'role' | 'resource'
  /** The role or resource whose approval this is. */
  permission: Named
  /** The approvals of a grant and of a revocation. */
  approvals: readonly Approval[]
  isChanged: boolean
}

/**
 * Warns of approvers who cannot decide; for a changed approval also shows the numbers of holders and of pending
 * requests. Shows nothing for an unchanged approval whose approvers can all decide. Source: docs/assumptions.md A-675.
 */
export function ApprovalImpact(props: ApprovalImpactProps) {
  const { of, permission, approvals, isChanged, ...links } = props
  const { id, name } = permission
  const change: ImpactChange = {
    approvers: deciders(approvals),
    ...(isChanged && { approval: { of, id } }),
  }
  const isAsked = isChanged || change.approvers?.length !== 0
  const reading = useImpact(isAsked ? { change, names: { [id]: name } } : undefined)
  if (!isAsked || (!isChanged && !isTelling(reading.data))) return null
  return <ImpactPreview change={change} reading={reading} {...links} />
}

/** The approvers of all approvals, each once. */
function deciders(approvals: readonly Approval[]) {
  const byId = new Map(approvals.flatMap(approversOf).map((each) => [each.id, each]))
  return [...byId.values()]
}

function isTelling(impact: Impact | undefined): boolean {
  return impact?.deciders.some(({ trouble = 'none' }) => trouble !== 'none') ?? false
}
