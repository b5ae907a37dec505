import { pickerTabIds, type PickerItem } from '../entity-picker/pickerItem'

/**
 * The kind of an approval; `SAME_AS_GRANT` and `RETAIN` are possible only where they are offered.
 *
 * Source: SPEC 3 "Approval".
 */
export type ApprovalKind = 'NONE' | 'SERIAL' | 'QUORUM' | 'CUSTOM' | 'SAME_AS_GRANT' | 'RETAIN'

/** An approver, or the workflow (`prd`) that approves, as a picker returns it. */
export type Approver = Pick<PickerItem, 'type' | 'id' | 'name'>
export type Definition = Approver

/** An approval in a form. Values of other kinds are kept, so that they are there again when the kind is chosen. */
export interface Approval {
  kind: ApprovalKind
  /** The approvers, in the order in which they decide. */
  approvers: readonly Approver[]
  /** The percentage of approvers who have to agree; undefined while the field is empty. */
  quorum: number | undefined
  definition: Definition | undefined
}

interface ApproverNode {
  id: string
  name?: string
  type?: string
  /** The position of the approver; the first is 1. */
  sequence?: number
}

/** An approval in a role, resource or constraint, which each use other member names. */
export interface ApprovalNode {
  required: boolean
  isStandard: boolean
  /** Whether a revocation has the same approval as a grant. */
  equalsGrant: boolean
  approvers: readonly ApproverNode[]
  /** The percentage as text, `50%`; empty without one. */
  quorum: string
  requestDef: string
  requestDefName?: string
}

const HALF = 50

/** The approvers, in the order in which they decide. */
export function toApprovers(nodes: readonly ApproverNode[]): Approver[] {
  return nodes.toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0)).map(toApprover)
}

function toApprover({ id, name = id, type = 'user' }: ApproverNode): Approver {
  const known = pickerTabIds.find((each) => each === type.toLowerCase())
  return { id, name, type: known ?? 'user' }
}

/** The number in `50%`. An invalid percentage is 0, which the form reports and does not save. Source: SPEC 5 "Other". */
export function readQuorum(text: string): number {
  const [, digits = '0'] = /^(\d{1,3})%$/.exec(text.trim()) ?? []
  return Number(digits)
}

function kindOf({ required, isStandard, equalsGrant, quorum }: ApprovalNode): ApprovalKind {
  if (!required) return 'NONE'
  if (equalsGrant) return 'SAME_AS_GRANT'
  if (!isStandard) return 'CUSTOM'
  return quorum.trim() === '' ? 'SERIAL' : 'QUORUM'
}

/**
 * An approval for a form; undefined members keep what is stored. Source: SPEC 3 "Approval", derivation;
 * docs/assumptions.md A-222.
 */
export function toApproval(node: ApprovalNode | undefined): Approval {
  if (!node) return { kind: 'RETAIN', approvers: [], quorum: HALF, definition: undefined }
  const { approvers, quorum, requestDef, requestDefName = requestDef } = node
  return {
    kind: kindOf(node),
    approvers: toApprovers(approvers),
    quorum: quorum.trim() === '' ? HALF : readQuorum(quorum),
    definition:
      requestDef === '' ? undefined : { type: 'prd', id: requestDef, name: requestDefName },
  }
}

const NOTHING: ApprovalNode = {
  required: false,
  isStandard: true,
  equalsGrant: false,
  approvers: [],
  quorum: '',
  requestDef: '',
}

function customNode(definition: Definition | undefined): ApprovalNode {
  const node = { ...NOTHING, required: true, isStandard: false }
  return definition ? { ...node, requestDef: definition.id, requestDefName: definition.name } : node
}

/** The approval for a record that is sent as a whole. */
export function wholeApprovalNode(approval: Approval): ApprovalNode {
  return toApprovalNode(approval) ?? NOTHING
}

/** The approval for a save; undefined to keep that of each record. Values of other kinds are left out. */
export function toApprovalNode(approval: Approval): ApprovalNode | undefined {
  const { kind, quorum = 0, definition } = approval
  const approvers = approval.approvers.map(({ type, id, name }, index) => ({
    type,
    id,
    name,
    sequence: index + 1,
  }))
  switch (kind) {
    case 'RETAIN':
      return undefined
    case 'NONE':
      return NOTHING
    case 'SERIAL':
      return { ...NOTHING, required: true, approvers }
    case 'QUORUM':
      return { ...NOTHING, required: true, approvers, quorum: `${String(quorum)}%` }
    case 'SAME_AS_GRANT':
      return { ...NOTHING, required: true, equalsGrant: true }
    case 'CUSTOM':
      return customNode(definition)
  }
}

/** Whether a kind of approval has approvers. */
export function hasApprovers({ kind }: Pick<Approval, 'kind'>): boolean {
  return kind === 'SERIAL' || kind === 'QUORUM'
}

/** How many approvers have to agree: their percentage, rounded up, at least one. Source: docs/assumptions.md A-222. */
export function neededOf(approvers: number, quorum: number): number {
  return Math.max(1, Math.ceil((approvers * quorum) / 100))
}
