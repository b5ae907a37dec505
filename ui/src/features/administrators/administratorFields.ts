import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { Named } from '../../entities/administrator/model'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { components } from '../../shared/platform/contract/schema'
import type { RecordFields } from '../../shared/blocks/record-form/recordField'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { problem } from '../../shared/blocks/validation/problem'
import { atMostLong } from '../../shared/blocks/validation/text'
import { endOfDay, startOfDay } from '../../shared/blocks/values/day'

type AdminAssignmentBody = components['schemas']['AdminAssignmentBody']

/** The fields of a new assignment. */
export interface AdministratorFields {
  /** A list with one assignee. */
  assignee: readonly PickerItem[]
  /** The key of a domain, or `''` while none is chosen. */
  domain: string
  scope: 'part' | 'whole'
  /** A day, or `''` for now. */
  firstDay: string
  /** A day, or `''` for no end. */
  lastDay: string
  comment: string
}

export const nothing: AdministratorFields = {
  assignee: [],
  domain: '',
  scope: 'part',
  firstDay: '',
  lastDay: '',
  comment: '',
}

/** The comment, whose length the server limits. Source: docs/assumptions.md A-149. */
const comment = v.pipe(v.string(), atMostLong(255))

/** Builds the fields of a new assignment. */
export function useAdministratorFields(
  domains: readonly Named[],
): RecordFields<AdministratorFields> {
  const { t } = useTranslation('administrators')
  const kinds = useFieldKinds()
  return {
    assignee: kinds.item({ label: t('column.assignee'), isRequired: true }),
    domain: {
      label: t('column.domain'),
      isRequired: true,
      isSame: Object.is,
      text: (key) => domains.find((each) => each.key === key)?.name ?? key,
      problemOf: (key) => (key === '' ? problem('required') : undefined),
    },
    scope: kinds.choice({ label: t('column.adminType'), textOf: (scope) => t(`scope.${scope}`) }),
    firstDay: kinds.day({ label: t('column.effectiveDate'), hint: t('create.nowIfEmpty') }),
    lastDay: kinds.day({
      label: t('column.expirationDate'),
      hint: t('create.noEndIfEmpty'),
      notBefore: ({ firstDay }: AdministratorFields) => firstDay,
    }),
    comment: kinds.text({ label: t('column.comment'), schema: comment }),
  }
}

/** The scope of the assignment; a domain that cannot be divided is always whole. */
export function scopeOf({ domain, scope }: AdministratorFields, divided: readonly Named[]) {
  if (domain === '' || divided.some(({ key }) => key === domain)) return scope
  return 'whole'
}

/**
 * The body of a new assignment. It always has the type, because without it the server grants the
 * whole domain. Source: docs/assumptions.md A-149.
 */
export function toAdministratorBody(
  fields: AdministratorFields,
  divided: readonly Named[],
): AdminAssignmentBody {
  const { assignee, domain, firstDay, lastDay, comment } = fields
  const [chosen] = assignee
  return {
    assignee: chosen?.name ?? '',
    assigneeDn: chosen?.id ?? '',
    domain: domain as AdminAssignmentBody['domain'],
    adminTypeKey: scopeOf(fields, divided) === 'whole' ? 'DOMAIN' : 'DELEGATED',
    ...(firstDay !== '' && { effectiveDate: startOfDay(firstDay) }),
    ...(lastDay !== '' && { expirationDate: endOfDay(lastDay) }),
    comment,
  }
}
