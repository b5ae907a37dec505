import type { components } from '../../shared/platform/contract/schema'
import { toApproval, type Approval } from '../../shared/blocks/approval/approval'
import type { LocalizedTexts } from '../../shared/blocks/localized-text/localizedTexts'

type SodNode = components['schemas']['SodNode']

/** A role of a constraint. */
export interface ExcludedRole {
  id: string
  name: string
  level: number | undefined
}

/** A constraint in a list: two roles that nobody should have together. */
export interface Sod {
  /** DN. */
  id: string
  name: string
  description: string
  roles: readonly ExcludedRole[]
  /** The name of the level of both roles. */
  levelName: string
  /** Whether somebody violates it; undefined when the server does not send it. */
  hasConflicts: boolean | undefined
  /**
   * The status: 50 created, 15 being deleted; undefined when the server does not send it. Source: docs/assumptions.md
   *
   */
  status: number | undefined
}

/** What a request for the second role needs: a justification only, or an approval as well. */
export type ExceptionKind = 'alwaysAllow' | 'allowWithWorkflow'

/** The rules for a request that violates the constraint. */
export interface SodExceptions {
  kind: ExceptionKind
  hasDefaultApprovers: boolean
  /** The approval, if `hasDefaultApprovers` is false. */
  approval: Approval
}

/** A constraint with all details. */
export interface SodDetail extends Sod {
  texts: LocalizedTexts<'name' | 'description'>
  exceptions: SodExceptions
}

/** Source: SPEC 3 "Other entities". */
export function readSod({ id = '', name = id, ...node }: SodNode): Sod {
  const roles = (node.roles ?? []).map((role) => ({
    id: role.id,
    name: role.name ?? role.id,
    level: role.level ?? role.roleLevel?.level,
  }))
  return {
    id,
    name,
    description: node.description ?? '',
    roles,
    levelName: node.roleLevel?.name ?? '',
    hasConflicts: node.hasConflicts,
    status: node.status,
  }
}

/** Source: SPEC 3 "Other entities"; SPEC 3 "Approval". */
export function readSodDetail(node: SodNode): SodDetail {
  const { localizedNames = [], localizedDescriptions = [] } = node
  return {
    ...readSod(node),
    texts: {
      name: localizedNames.map(({ locale, name }) => ({ locale, text: name })),
      description: localizedDescriptions.map(({ locale, desc }) => ({ locale, text: desc })),
    },
    exceptions: {
      kind: node.sodApprovalType === 'alwaysAllow' ? 'alwaysAllow' : 'allowWithWorkflow',
      hasDefaultApprovers: node.isDefaultApproversUsed ?? true,
      approval: readSodApproval(node),
    },
  }
}

/** The approval of exceptions of a constraint; also that of the default approval, which has the same shape. */
export function readSodApproval({
  approvers = [],
  approvalQuorum = '',
  approvalRequestDef = '',
}: SodNode): Approval {
  return toApproval({
    required: true,
    isStandard: approvalRequestDef === '',
    equalsGrant: false,
    approvers,
    quorum: approvalQuorum,
    requestDef: approvalRequestDef,
  })
}
