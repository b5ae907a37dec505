import { useTranslation } from 'react-i18next'
import type { AbsenceFields } from '../../entities/availability/absenceChange'
import type { RecordFields } from '../../shared/blocks/record-form/recordField'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { problem } from '../../shared/blocks/validation/problem'

const SHORTEST = 1
const LONGEST = 9999

/** The fields of an absence. Source: docs/assumptions.md A-138. */
export function useAbsenceFields(): RecordFields<AbsenceFields> {
  const { t } = useTranslation('availability')
  const kinds = useFieldKinds()
  const requests = kinds.items({ label: t('field.requests') })
  const lastDay = kinds.day({
    label: t('field.lastDay'),
    isRequired: true,
    notBefore: ({ firstDay }: AbsenceFields) => firstDay,
  })
  return {
    requestsKind: kinds.choice({
      label: t('field.requestsKind'),
      textOf: (kind) => t(kind === 'all' ? 'allRequests' : 'field.some'),
    }),
    requests: {
      ...requests,
      isRequired: true,
      problemOf: (items, { requestsKind }) =>
        requestsKind === 'some' && items.length === 0 ? problem('required') : undefined,
    },
    firstDay: kinds.day({ label: t('field.firstDay'), hint: t('field.firstDayHint') }),
    endKind: kinds.choice({ label: t('field.end'), textOf: (kind) => t(`end.${kind}`) }),
    lastDay: {
      ...lastDay,
      problemOf: (day, fields) =>
        fields.endKind === 'date' ? lastDay.problemOf?.(day, fields) : undefined,
    },
    duration: {
      label: t('field.duration'),
      isRequired: true,
      isSame: Object.is,
      text: (count) => count,
      problemOf: (count, { endKind }) =>
        endKind === 'duration' ? durationProblem(Number(count)) : undefined,
    },
    unit: kinds.choice({ label: t('field.unit'), textOf: (unit) => t(`unit.${unit}`) }),
    isNotified: kinds.flag({ label: t('field.isNotified') }),
  }
}

function durationProblem(count: number): string | undefined {
  const isFine = Number.isInteger(count) && count >= SHORTEST && count <= LONGEST
  return isFine ? undefined : problem('between', { min: SHORTEST, max: LONGEST })
}
