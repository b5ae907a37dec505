import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import type { TaskAction } from '../../entities/task/actions'
import { goToAction } from './formActions'

/** State of a link to a task: the decision that was pressed in the list. */
export interface LedTo {
  decide: TaskAction
}

/** After a decision was pressed in a list, focuses its button in the form as soon as the button exists. */
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
