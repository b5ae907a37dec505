import { useTranslation } from 'react-i18next'
import { useListDynamicResourcesQuery } from '../../entities/entitlement/placeValuesApi'
import { Select } from '../../shared/ui/Select'
import { toValuePlace, type Plan } from './plan'
import type { PlanState } from './usePlan'

const EACH = ''

/**
 * The choice between one resource for each value and, if there is one, a single resource with an
 * open value for all.
 */
export function ThroughField({ plan, state }: { plan: Plan; state: PlanState }) {
  const { t } = useTranslation('mapResources')
  const { data: resources = [] } = useListDynamicResourcesQuery(toValuePlace(plan.place), {
    skip: plan.place.entitlement?.isValueless ?? true,
  })
  if (resources.length === 0 || (plan.isStarted && !plan.through)) return null
  const options = resources.map(({ id, name }) => ({ id, text: name }))
  return (
    <Select
      label={t('plan.through')}
      options={[{ id: EACH, text: t('plan.throughEach') }, ...options]}
      value={plan.through?.id ?? EACH}
      isDisabled={state.isSending || plan.isStarted}
      onChange={(chosen) => state.change({ through: resources.find(({ id }) => id === chosen) })}
    />
  )
}
