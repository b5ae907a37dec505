import { useTranslation } from 'react-i18next'
import type { ProxyFields } from '../../entities/proxy/proxyChange'
import type { RecordFields } from '../../shared/blocks/record-form/recordField'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { problem } from '../../shared/blocks/validation/problem'
import { dayOf } from '../../shared/blocks/values/day'
import { useNow } from '../../shared/blocks/values/useNow'

/** The fields of a proxy assignment. */
export function useProxyFields(): RecordFields<ProxyFields> {
  const { t } = useTranslation('proxies')
  const kinds = useFieldKinds()
  const today = dayOf(useNow())
  const actsFor = kinds.items({ label: t('field.actsFor'), isRequired: true })
  return {
    person: kinds.item({
      label: t('field.person'),
      hint: t('field.personHint'),
      isRequired: true,
    }),
    actsFor: {
      ...actsFor,
      problemOf: (items, values: ProxyFields) => {
        const both = items.find(({ id }) => id === values.person[0]?.id)
        return both ? problem('bothSides', { name: both.name }) : actsFor.problemOf?.(items, values)
      },
    },
    lastDay: kinds.day({
      label: t('field.lastDay'),
      hint: t('field.lastDayHint'),
      notBefore: () => today,
    }),
    isNotified: kinds.flag({ label: t('field.notify') }),
  }
}
