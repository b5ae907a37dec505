import { bindingOf } from '../../entities/entitlement/proposalsApi'
import type { Proposal, WantedResource } from '../../entities/entitlement/model'
import type { MappedResource, ResourceMapping } from '../../entities/role/relationsApi'
import type { Outcome } from '../../shared/platform/store/outcome'
import { isOver, mappedValues, nameOf, toValuePlace, verdictsOf, wantedOf, wantedKey } from './plan'
import type { Plan, PlanItem, Verdict } from './plan'

/** The calls that carry out a plan; each fails as a whole, or returns the outcome of each item. */
export interface PlanCalls {
  propose: (wanted: readonly WantedResource[]) => Promise<readonly Proposal[]>
  listMapped: () => Promise<readonly MappedResource[]>
  make: (bindings: readonly ReturnType<typeof bindingOf>[]) => Promise<Outcome>
  map: (mappings: readonly ResourceMapping[]) => Promise<Outcome>
}

interface Sending {
  plan: Plan
  calls: PlanCalls
  /** Called after each call that changed something. */
  tell: (items: readonly PlanItem[]) => void
}

/**
 * Creates and maps the resources of a part of a plan. It checks the present state right before, so
 * that no resource is created twice, even after an aborted attempt.
 */
export async function sendPart(part: readonly PlanItem[], { plan, calls, tell }: Sending) {
  const here = { ...plan, items: part }
  const [proposals, mapped] = await Promise.all([
    calls.propose(wantedOf(plan, part)),
    calls.listMapped(),
  ])
  const facts = { proposals: new Map(proposals.map((each) => [wantedKey(each), each])), mapped }
  const verdicts = verdictsOf(here, facts)
  const known = part.map((item, at) => afterLook(item, verdicts[at]))
  tell(known)
  const made = await makeMissing(known, verdicts, { plan, calls, tell })
  await mapAll(made, verdicts, { plan, calls, tell })
}

/**
 * Updates an item after the check: somebody may have mapped it meanwhile; a refused item gets the
 * reason.
 */
function afterLook(item: PlanItem, verdict: Verdict | undefined): PlanItem {
  const rest = { ...item, failure: undefined }
  if (verdict?.kind === 'mapped') return { ...rest, end: item.made ? 'mapped' : 'wasMapped' }
  return verdict?.kind === 'refused' ? { ...rest, failure: verdict.reason } : rest
}

async function makeMissing(
  items: readonly PlanItem[],
  verdicts: readonly Verdict[],
  { plan, calls, tell }: Sending,
): Promise<readonly PlanItem[]> {
  const missing = items.flatMap((item, at) => {
    const verdict = verdicts[at]
    return verdict?.kind === 'create' ? [{ item, wanted: { ...verdict, value: item.value } }] : []
  })
  if (missing.length === 0) return items
  const place = toValuePlace(plan.place)
  const outcome = await calls.make(missing.map(({ wanted }) => bindingOf(place, wanted)))
  // A failed item has the DN that it would have got, so failures are matched by their order.
  const failed = [...outcome.failed]
  const made = items.map((item): PlanItem => {
    if (!missing.some((each) => each.item === item)) return item
    const name = nameOf(plan, item)
    const done = outcome.succeeded.find((each) => each.name === name)
    if (done) return { ...item, made: { id: done.id, name }, end: 'made' }
    return { ...item, failure: failed.shift()?.reason ?? '' }
  })
  tell(made)
  return made
}

async function mapAll(
  items: readonly PlanItem[],
  verdicts: readonly Verdict[],
  { plan, calls, tell }: Sending,
) {
  const targets = items.flatMap((item, at) => {
    const verdict = verdicts[at]
    const resource = verdict?.kind === 'map' ? verdict.resource : item.made
    return resource && !isOver(item) ? [{ item, resource }] : []
  })
  if (targets.length === 0) return
  const mappings = targets.map(({ item: { value }, resource: { id, name } }) => ({
    ...{ id, name, reason: plan.reason },
    ...(plan.through && { value }),
  }))
  const { failed } = await calls.map(mappings)
  const reasons = new Map(failed.map(({ id, reason = '' }) => [id, reason]))
  // A failed mapping names only its resource, so the mapped values are loaded again to find the
  // failed ones.
  const isRead = plan.through !== undefined && failed.length > 0
  const given = isRead ? mappedValues(await calls.listMapped(), plan.place) : undefined
  tell(
    targets.map(({ item, resource: { id } }): PlanItem => {
      const failure = given?.has(item.value) ? undefined : reasons.get(id)
      return failure === undefined ? { ...item, end: 'mapped' } : { ...item, failure }
    }),
  )
}
