import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { TaskAction } from '../../entities/task/actions'
import { goToAction } from './formActions'

/** What leads to a task by one of its decisions. */
export interface LedTo {
  decide: TaskAction
}

/** Who pressed a decision in a list is led to its button in the form, once it is there. */
export function useLedToDecision(place: RefObject<HTMLElement | null>) {
  const { state } = useLocation() as { state: Partial<LedTo> | null }
  const action = state?.decide
  useEffect(() => {
    const node = place.current
    if (!node || action === undefined || goToAction(node, action)) return undefined
    const observer = new MutationObserver(() => {
      if (goToAction(node, action)) observer.disconnect()
    })
    observer.observe(node, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [place, action])
}
