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

/** Two roles that nobody should have together, as lists show them. */
export interface Sod {
  /** The DN. */
  id: string
  name: string
  description: string
  roles: readonly ExcludedRole[]
  /** What the installation calls the level of both roles. */
  levelName: string
  /** Whether somebody has both roles; undefined where the server does not say. */
  hasConflicts: boolean | undefined
  /** 50 created, 15 being deleted; undefined where the server does not say. Source: docs/assumptions.md A-648. */
  status: number | undefined
}

/** What a request for the second role needs: a justification alone, or the approval of somebody too. */
export type ExceptionKind = 'alwaysAllow' | 'allowWithWorkflow'

/** What happens when somebody asks for the second role. */
export interface SodExceptions {
  kind: ExceptionKind
  hasDefaultApprovers: boolean
  /** Counts where the default approvers do not. */
  approval: Approval
}

/** A constraint with its texts and with what happens to exceptions. */
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

/** Who approves exceptions; also of the default approval, which is a constraint with nothing else in it. */
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
