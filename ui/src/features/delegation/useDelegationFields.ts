import { useTranslation } from 'react-i18next'
import type { DelegationFields } from '../../entities/delegation/delegationChange'
import type { Relationship } from '../../entities/delegation/model'
import type { RecordFields } from '../../shared/blocks/record-form/recordField'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { problem } from '../../shared/blocks/validation/problem'

const required = (isMissing: boolean) => (isMissing ? problem('required') : undefined)

/** The fields of a delegation; a field is required only if the choice before it needs it. */
export function useDelegationFields(
  relationships: readonly Relationship[],
): RecordFields<DelegationFields> {
  const { t } = useTranslation('delegation')
  const kinds = useFieldKinds()
  const relationshipName = (key: string) =>
    relationships.find((each) => each.key === key)?.name ?? key
  const to = kinds.items({ label: t('field.people') })
  const requests = kinds.items({ label: t('field.requests') })
  return {
    from: kinds.items({ label: t('field.from'), isRequired: true }),
    toKind: kinds.choice({ label: t('field.to'), textOf: (kind) => t(`field.${kind}`) }),
    to: {
      ...to,
      isRequired: true,
      problemOf: (people, { toKind, from }) => {
        if (toKind !== 'people') return undefined
        const both = people.find(({ id }) => from.some((each) => each.id === id))
        return both ? problem('bothSides', { name: both.name }) : required(people.length === 0)
      },
    },
    relationship: {
      label: t('field.relationship'),
      isRequired: true,
      isSame: Object.is,
      text: relationshipName,
      problemOf: (key, { toKind }) => required(toKind === 'relationship' && key === ''),
    },
    firstDay: kinds.day({ label: t('field.firstDay'), hint: t('field.firstDayHint') }),
    lastDay: kinds.day({
      label: t('field.lastDay'),
      hint: t('field.lastDayHint'),
      notBefore: ({ firstDay }: DelegationFields) => firstDay,
    }),
    requestsKind: kinds.choice({
      label: t('field.requestsKind'),
      textOf: (kind) => t(kind === 'all' ? 'allRequests' : 'field.some'),
    }),
    requests: {
      ...requests,
      isRequired: true,
      problemOf: (items, { requestsKind }) =>
        required(requestsKind === 'some' && items.length === 0),
    },
    isAway: kinds.flag({ label: t('field.isAway'), hint: t('field.isAwayHint') }),
    isNotified: kinds.flag({ label: t('field.isNotified') }),
  }
}
