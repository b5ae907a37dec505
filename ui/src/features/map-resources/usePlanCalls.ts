import { proposeResources } from '../../entities/entitlement/proposalsApi'
import { useCreateFromEntitlementsMutation } from '../../entities/resource/definitionApi'
import { listMappedResources, useMapResourcesMutation } from '../../entities/role/relationsApi'
import { freshly } from '../../shared/platform/api/read'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { toValuePlace, type Plan } from './plan'
import type { PlanCalls } from './sendPart'

/** The calls that carry out a plan for a role. */
export function usePlanCalls(role: string) {
  const dispatch = useAppDispatch()
  const [create] = useCreateFromEntitlementsMutation()
  const [map] = useMapResourcesMutation()
  return (plan: Plan): PlanCalls => ({
    propose: (wanted) =>
      dispatch(
        proposeResources.initiate({ place: toValuePlace(plan.place), wanted }, freshly),
      ).unwrap(),
    listMapped: () => dispatch(listMappedResources.initiate(role, freshly)).unwrap(),
    make: (entitlements) => create({ entitlements: [...entitlements] }).unwrap(),
    map: (mapped) => map({ role, mapped }).unwrap(),
  })
}
