import { pickerTabIds, type PickerItem } from '../entity-picker/pickerItem'

/**
 * How something is approved; the last two only where they are offered.
 *
 * Source: SPEC 3 "Approval".
 */
export type ApprovalKind = 'NONE' | 'SERIAL' | 'QUORUM' | 'CUSTOM' | 'SAME_AS_GRANT' | 'RETAIN'

/** What a picker gives: who may approve, or the workflow (`prd`) that does. */
export type Approver = Pick<PickerItem, 'type' | 'id' | 'name'>
export type Definition = Approver

/** An approval while it is edited. What its kind does not need is kept, so that another choice loses nothing. */
export interface Approval {
  kind: ApprovalKind
  /** The first decides first. */
  approvers: readonly Approver[]
  /** The percentage of approvers that is needed; undefined while the field is empty. */
  quorum: number | undefined
  definition: Definition | undefined
}

interface ApproverNode {
  id: string
  name?: string
  type?: string
  /** Counted from 1. */
  sequence?: number
}

/** An approval as roles, resources and constraints carry it, whatever they call its fields. */
export interface ApprovalNode {
  required: boolean
  isStandard: boolean
  /** A revocation is approved like a grant. */
  equalsGrant: boolean
  approvers: readonly ApproverNode[]
  /** `50%`, empty without one. */
  quorum: string
  requestDef: string
  requestDefName?: string
}

const HALF = 50

/** The first decides first. */
export function toApprovers(nodes: readonly ApproverNode[]): Approver[] {
  return nodes.toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0)).map(toApprover)
}

function toApprover({ id, name = id, type = 'user' }: ApproverNode): Approver {
  const known = pickerTabIds.find((each) => each === type.toLowerCase())
  return { id, name, type: known ?? 'user' }
}

/** `50%` -> 50; what is no percentage counts as 0, which is told and not saved. Source: SPEC 5 "Other". */
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
 * An approval to be edited; without a node it stays as it is.
 *
 * Source: SPEC 3 "Approval", derivation; docs/assumptions.md A-222.
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

/** The approval in a record that is sent as a whole. */
export function wholeApprovalNode(approval: Approval): ApprovalNode {
  return toApprovalNode(approval) ?? NOTHING
}

/** The way back: nothing where everything stays as it is. What the kind does not need is left out. */
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

/** Whether the approvers count. */
export function hasApprovers({ kind }: Pick<Approval, 'kind'>): boolean {
  return kind === 'SERIAL' || kind === 'QUORUM'
}

/**
 * How many approvers have to agree: their share, rounded up, and at least one.
 *
 * Source: docs/assumptions.md A-222.
 */
export function neededOf(approvers: number, quorum: number): number {
  return Math.max(1, Math.ceil((approvers * quorum) / 100))
}
