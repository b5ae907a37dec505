import { useRef, useState } from 'react'
import type { DriverPlace } from '../../entities/driver/model'
import { useDraft } from '../../shared/blocks/drafts/useDraft'
import { inParts } from '../../shared/platform/api/inParts'
import {
  emptyPlan,
  openItems,
  withChanged,
  withItems,
  withoutItems,
  type Plan,
  type PlanItem,
} from './plan'
import { sendPart } from './sendPart'
import { usePlanCalls } from './usePlanCalls'

/** The version of a plan in drafts. */
const VERSION = 1

/** The plan for a role, which is stored as a draft while it has open items. */
export function usePlan(role: string) {
  const [plan, setPlan] = useState<Plan>()
  const latest = useRef<Plan>(undefined)
  const running = useRef<AbortController>(undefined)
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<unknown>()
  const calls = usePlanCalls(role)
  const isOpen = plan !== undefined && openItems(plan).length > 0
  const draft = useDraft({
    name: `mapResources ${role}`,
    version: VERSION,
    value: isOpen ? plan : undefined,
  })
  const put = (next: Plan | undefined) => {
    latest.current = next
    setPlan(next)
  }
  const change = (changed: Partial<Plan>) =>
    latest.current && put({ ...latest.current, ...changed })
  /** Ignores values that were loaded for an earlier place. */
  const add = (place: DriverPlace, items: readonly PlanItem[]) =>
    latest.current?.place === place && put(withItems(latest.current, items))
  const take = (place: DriverPlace, items: readonly PlanItem[]) =>
    latest.current?.place === place && put(withoutItems(latest.current, items))
  const tell = (items: readonly PlanItem[]) =>
    latest.current && put(withChanged(latest.current, items))

  const send = async (only?: PlanItem) => {
    if (!latest.current) return
    const started = { ...latest.current, isStarted: true }
    put(started)
    setFault(undefined)
    setSending(true)
    const controller = new AbortController()
    running.current = controller
    try {
      for (const part of inParts(only ? [only] : openItems(started))) {
        if (controller.signal.aborted) break
        await sendPart(part, { plan: started, calls: calls(started), tell })
      }
    } catch (reason) {
      setFault(reason)
    }
    setSending(false)
  }

  return {
    plan,
    draft,
    isSending,
    fault,
    change,
    /** Sends all open items, or one item. */
    send,
    /** Stops after the part that is being sent. */
    stop: () => running.current?.abort(),
    begin: (place: DriverPlace) => put(emptyPlan(place)),
    restore: put,
    add,
    /** Removes items. */
    take,
    drop: () => {
      put(undefined)
      draft.forget()
    },
  }
}

export type PlanState = ReturnType<typeof usePlan>
