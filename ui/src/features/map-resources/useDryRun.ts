import { useState } from 'react'
import { proposeResources } from '../../entities/entitlement/proposalsApi'
import type { Proposal } from '../../entities/entitlement/model'
import { useListMappedResourcesQuery } from '../../entities/role/relationsApi'
import { inParts } from '../../shared/platform/api/inParts'
import { freshly } from '../../shared/platform/api/read'
import { useRead } from '../../shared/platform/api/useRead'
import { openItems, toValuePlace, verdictsOf, wantedOf, wantedKey, type Plan } from './plan'

/**
 * The verdicts of a plan. For each value the server says which resource exists or would be created:
 * a hundred values in a call, and each question once. Nothing is stored.
 *
 * @param isResting - no questions are sent while the plan is being sent.
 */
export function useDryRun(role: string, plan: Plan, isResting: boolean) {
  const [proposals, setProposals] = useState<ReadonlyMap<string, Proposal>>(new Map())
  const mappings = useListMappedResourcesQuery(role, { refetchOnMountOrArgChange: true })
  const missing = wantedOf(plan, openItems(plan)).filter((each) => !proposals.has(wantedKey(each)))
  const [wanted = []] = inParts(missing)
  const place = toValuePlace(plan.place)
  const isAsked = wanted.length > 0 && !isResting
  const read = useRead(
    isAsked ? proposeResources.initiate({ place, wanted }, freshly) : undefined,
    JSON.stringify([place, wanted]),
  )
  const { data, error } = read
  if (data)
    setProposals(new Map([...proposals, ...data.map((each) => [wantedKey(each), each] as const)]))
  /**
   * Drops the answers after the plan was sent. Mappings are loaded again by themselves, also after
   * the page was left.
   */
  const forget = () => {
    setProposals(new Map())
    read.retry()
  }
  return {
    verdicts: verdictsOf(plan, { proposals, mapped: mappings.currentData }),
    mapped: mappings.currentData,
    isLooking: read.isLoading || mappings.isLoading,
    error: error ?? mappings.error,
    forget,
    /** Asks all questions again. */
    lookAgain: () => {
      forget()
      void mappings.refetch()
    },
  }
}
