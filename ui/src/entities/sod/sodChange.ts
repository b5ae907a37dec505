import { toApprovalNode } from '../../shared/blocks/approval/approval'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { textIn, trimmed } from '../../shared/blocks/localized-text/localizedTexts'
import type { SodDetail, SodExceptions } from './model'

/** The two roles of a constraint in the form; each is a list of one, or empty. */
export interface RolePair {
  first: readonly PickerItem[]
  second: readonly PickerItem[]
}

/** The chosen roles, none to two. */
export const chosenRoles = ({ first, second }: RolePair) => [...first, ...second]

/** The fields of a constraint that a save writes. */
export interface SodFields extends Pick<SodDetail, 'texts' | 'exceptions'> {
  /** The DN; for a new constraint, the common name. */
  id: string
  roles: RolePair
}

/** The fields of a stored constraint. */
export function sodFieldsOf(sod: SodDetail): SodFields {
  const [first, second] = sod.roles.map((role): PickerItem => ({ type: 'role', ...role }))
  const roles = { first: first ? [first] : [], second: second ? [second] : [] }
  return { id: sod.id, texts: sod.texts, exceptions: sod.exceptions, roles }
}

/** Whether two constraints decide exceptions in the same way; an approval without effect does not count. */
export function areSameExceptions(one: SodExceptions, other: SodExceptions): boolean {
  return JSON.stringify(effectOf(one)) === JSON.stringify(effectOf(other))
}

function effectOf({ kind, hasDefaultApprovers, approval }: SodExceptions) {
  if (kind === 'alwaysAllow') return { kind }
  return hasDefaultApprovers ? { kind, hasDefaultApprovers } : { kind, approval }
}

/**
 * The body of a constraint with all fields: the server may drop members that are missing. Plain texts are those of the
 * default language.
 */
export function toSodBody(fields: SodFields, defaultLocale: string) {
  const { id, texts, roles, exceptions } = fields
  const { approvers, quorum, requestDef } = toApprovalNode(exceptions.approval) ?? {}
  return {
    id,
    name: textIn(texts.name, defaultLocale).trim(),
    description: textIn(texts.description, defaultLocale).trim(),
    localizedNames: trimmed(texts.name).map(({ locale, text }) => ({ locale, name: text })),
    localizedDescriptions: trimmed(texts.description).map(({ locale, text }) => ({
      locale,
      desc: text,
    })),
    roles: chosenRoles(roles).map(({ id }) => ({ id })),
    sodApprovalType: exceptions.kind,
    isDefaultApproversUsed: exceptions.hasDefaultApprovers,
    approvers: [...(approvers ?? [])],
    approvalQuorum: quorum ?? '',
    approvalRequestDef: requestDef ?? '',
  }
}
