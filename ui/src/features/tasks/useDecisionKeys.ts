import { useEffect, useEffectEvent } from 'react'
import type { TaskAction } from '../../entities/task/actions'
import { selectHasShortcuts } from '../../shared/platform/store/appearanceSlice'
import { letterOf } from '../../shared/blocks/data-table/letter'
import { useAppSelector } from '../../shared/platform/store/hooks'

/** The letter keys of decisions, in the list and on the page of a task. */
export const DECISION_KEYS = { approve: 'a', deny: 'd' } as const

export interface LetteredDecision {
  action: keyof typeof DECISION_KEYS
  letter: string
}

/**
 * The letter keys on the page of a task, unless they are switched off. @returns the keys in use. Source:
 * docs/assumptions.md A-293.
 */
export function useDecisionKeys(
  offered: readonly TaskAction[],
  onAction: (action: TaskAction) => void,
): LetteredDecision[] {
  const isOn = useAppSelector(selectHasShortcuts)
  const lettered = isOn ? letteredOf(offered) : []
  const press = useEffectEvent((event: KeyboardEvent) => {
    const pressed = letterOf(event)
    const decision = lettered.find(({ letter }) => letter === pressed)
    if (!decision || event.repeat) return
    event.preventDefault()
    onAction(decision.action)
  })
  useEffect(() => {
    if (!isOn) return undefined
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
  return lettered
}

function letteredOf(offered: readonly TaskAction[]): LetteredDecision[] {
  return (['approve', 'deny'] as const)
    .filter((action) => offered.includes(action))
    .map((action) => ({ action, letter: DECISION_KEYS[action] }))
}
