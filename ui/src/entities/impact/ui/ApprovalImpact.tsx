import type { Approval } from '../../../shared/blocks/approval/approval'
import { approversOf } from '../approversOf'
import type { Impact, ImpactChange, Named } from '../model'
import { useImpact } from '../useImpact'
import { ImpactPreview, type ImpactPreviewProps } from './ImpactPreview'

interface ApprovalImpactProps extends Pick<ImpactPreviewProps, 'personHref' | 'roleHref'> {
  of: 'role' | 'resource'
  /** What is approved. */
  permission: Named
  /** To grant it, and to revoke it. */
  approvals: readonly Approval[]
  isChanged: boolean
}

/**
 * Which of the approvers could not decide; of another approval also how many people have what is approved, and how many requests
 * wait. As long as nothing is changed and everybody could decide, nothing. Source: docs/assumptions.md A-675.
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

/** Each once, whatever they decide on. */
function deciders(approvals: readonly Approval[]) {
  const byId = new Map(approvals.flatMap(approversOf).map((each) => [each.id, each]))
  return [...byId.values()]
}

function isTelling(impact: Impact | undefined): boolean {
  return impact?.deciders.some(({ trouble = 'none' }) => trouble !== 'none') ?? false
}
