import { useTranslation } from 'react-i18next'
import { useListText } from '../../i18n/useListText'
import { usePermissionFields } from '../../entities/permission/usePermissionFields'
import { ASKED_VALUE, type Binding, type Expiry } from '../../entities/resource/model'
import type { Question } from '../../entities/resource/question'
import { firstQuestionProblem } from '../../entities/resource/questionProblems'
import {
  labelOf,
  toBindings,
  type NewResourceFields,
  type ResourceFields,
} from '../../entities/resource/resourceChange'
import { useApprovalField } from '../../shared/blocks/approval/useApprovalField'
import type { RecordField, RecordFields } from '../../shared/blocks/record-form/recordField'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { problem } from '../../shared/blocks/validation/problem'
import { commonName } from '../../shared/blocks/validation/text'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** The fields about the duration of an assignment, and about who can get one. */
export const LIFE_KEYS = ['expiry', 'isMultiple', 'isActive', 'weight'] as const

/** The fields of a resource. Source: SPEC 3 "Resource". */
export function useResourceFields(): RecordFields<ResourceFields> {
  const { t } = useTranslation(['resources', 'definition'])
  const kinds = useFieldKinds()
  return {
    binding: useBindingField(),
    ...usePermissionFields(),
    questions: useQuestionsField(),
    grant: useApprovalField(t('definition:grant')),
    revoke: useApprovalField(t('definition:bulk.part.revocation')),
    isOverridable: kinds.flag({ label: t('override.label'), hint: t('override.hint') }),
    isActive: kinds.flag({ label: t('active.label'), hint: t('active.hint') }),
    isMultiple: kinds.flag({ label: t('multiple') }),
    expiry: useExpiryField(),
    weight: kinds.text({ label: t('weight.label') }),
  }
}

/** The fields of a new resource, including those that cannot change later. */
export function useNewResourceFields(): RecordFields<NewResourceFields> {
  const { t } = useTranslation(['resources', 'definition'])
  const kinds = useFieldKinds()
  const { binding, texts, ...others } = useResourceFields()
  return {
    binding,
    texts,
    id: kinds.text({ label: t('definition:id.label'), schema: commonName }),
    container: kinds.item({ label: t('definition:container'), hint: t('containerHint') }),
    ...others,
  }
}

function useBindingField(): RecordField<Binding | null> {
  const { t } = useTranslation(['resources', 'definition'])
  return {
    label: t('gives.title'),
    problemOf: (binding) =>
      binding && !binding.isValueless && binding.value === '' ? problem('required') : undefined,
    isSame: (one, other) => JSON.stringify(toBindings(one)) === JSON.stringify(toBindings(other)),
    text: (binding) => {
      if (!binding) return t('definition:nothing')
      const { driver, entitlement, value, valueName } = binding
      const shown = value === ASKED_VALUE ? t('gives.asked') : valueName
      return [driver.name, entitlement.name, shown].filter(Boolean).join(' · ')
    },
  }
}

function useQuestionsField(): RecordField<readonly Question[]> {
  const { t } = useTranslation('resources')
  const { default: locale } = useBootstrap().locales
  const listText = useListText()
  return {
    label: t('questions.title'),
    problemOf: (questions) => firstQuestionProblem(questions, locale),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    text: (questions) => listText(questions.map((each) => labelOf(each, locale))),
  }
}

function useExpiryField(): RecordField<Expiry> {
  const { t } = useTranslation('resources')
  const unitText = useExpiryText()
  return {
    label: t('expiry.label'),
    problemOf: ({ isRequired, count }) => {
      if (!isRequired) return undefined
      if (count === undefined) return problem('required')
      return count < 1 ? problem('atLeast', { min: 1 }) : undefined
    },
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    text: unitText,
  }
}

/** The text of an expiry, `Months: 3`. */
function useExpiryText() {
  const { t } = useTranslation('resources')
  return ({ isRequired, count = 0, unit }: Expiry) =>
    isRequired
      ? t('expiry.text', { unit: t(`expiry.unit.${unit}`), total: count })
      : t('expiry.never')
}
