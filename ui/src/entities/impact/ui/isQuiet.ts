import type { Impact, ImpactChange } from '../model'
import { figuresOf } from './useFigures'

/** Whether the preview of a change has nothing to show: no figure, no conflict and no fact. */
export function isQuiet(change: ImpactChange, impact: Impact): boolean {
  const { conflicts, containing, requests, unseen, deciders, counted } = impact
  const { holders, roles, resources, constraints } = counted
  const found = [conflicts, containing, requests, unseen, holders, figuresOf(change)]
  return (
    found.every(({ length }) => length === 0) &&
    deciders.every(({ trouble }) => trouble === undefined || trouble === 'none') &&
    roles + resources + constraints === 0
  )
}
