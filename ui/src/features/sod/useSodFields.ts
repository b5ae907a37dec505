import { useTranslation } from 'react-i18next'
import { useListText } from '../../i18n/useListText'
import type { SodExceptions } from '../../entities/sod/model'
import { chosenRoles, type RolePair, type SodFields } from '../../entities/sod/sodChange'
import { approvalProblems } from '../../shared/blocks/approval/approvalProblems'
import { nameAndDescription } from '../../shared/blocks/localized-text/nameAndDescription'
import type { RecordField, RecordFields } from '../../shared/blocks/record-form/recordField'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { problem } from '../../shared/blocks/validation/problem'

/** The fields of a constraint. */
export function useSodFields(): RecordFields<SodFields> {
  const { t } = useTranslation('sods')
  const kinds = useFieldKinds()
  return {
    id: kinds.text({ label: t('id.label') }),
    texts: kinds.localized({ label: t('texts.title'), fields: useSodTexts() }),
    roles: useRolesField(),
    exceptions: useExceptionsField(),
  }
}

/** The name and the description of a constraint. */
export function useSodTexts() {
  const { t } = useTranslation('sods')
  return nameAndDescription({ name: t('texts.name'), description: t('texts.description') })
}

/** The two roles, whose order has no meaning. Source: docs/assumptions.md A-461. */
function useRolesField(): RecordField<RolePair> {
  const { t } = useTranslation('sods')
  const listText = useListText()
  const idsOf = (pair: RolePair) => chosenRoles(pair).map(({ id }) => id)
  return {
    label: t('roles.title'),
    isRequired: true,
    problemOf: rolesProblem,
    isSame: (one, other) => idsOf(one).sort().join() === idsOf(other).sort().join(),
    text: (pair) => listText(chosenRoles(pair).map(({ name }) => name)),
  }
}

function rolesProblem(pair: RolePair): string | undefined {
  const [first, second] = chosenRoles(pair)
  if (!first || !second) return problem('required')
  if (first.id === second.id) return problem('twoDifferent')
  return first.level === second.level ? undefined : problem('sameLevel')
}

function useExceptionsField(): RecordField<SodExceptions> {
  const { t } = useTranslation('sods')
  const listText = useListText()
  return {
    label: t('exceptions.title'),
    problemOf: exceptionsProblem,
    isSame: (one, other) => JSON.stringify(counting(one)) === JSON.stringify(counting(other)),
    text: ({ kind, hasDefaultApprovers, approval }) => {
      if (kind === 'alwaysAllow') return t('exceptions.alwaysAllow')
      if (hasDefaultApprovers) return t('exceptions.defaultApprovers')
      const { approvers, definition } = approval
      return listText([...approvers, ...(definition ? [definition] : [])].map(({ name }) => name))
    },
  }
}

function exceptionsProblem(exceptions: SodExceptions): string | undefined {
  const { kind, hasDefaultApprovers, approval } = exceptions
  if (kind === 'alwaysAllow' || hasDefaultApprovers) return undefined
  const { approvers, quorum, definition } = approvalProblems(approval)
  return approvers ?? quorum ?? definition
}

/**
 * The values that have an effect; unused approvers stay in the form, but do not count as a change.
 */
function counting({ kind, hasDefaultApprovers, approval }: SodExceptions) {
  if (kind === 'alwaysAllow') return [kind]
  return hasDefaultApprovers ? [kind, 'default'] : [kind, approval]
}
