import type { TaskAction } from '../../entities/task/actions'

/** What the buttons of a form do. Source: docs/assumptions.md A-140. */
const DEEDS: Readonly<Record<string, TaskAction>> = {
  ApprovalAction: 'approve',
  DenyAction: 'deny',
  RefuseAction: 'refuse',
  ClaimAction: 'claim',
  ReleaseAction: 'release',
}

/** Undefined for a button that does nothing with the task. */
export function deedOf(button: string): TaskAction | undefined {
  return DEEDS[button]
}

/** Leads to the button of a form that does it, or to where the form begins while that is not there; whether it is there. */
export function goToDeed(place: HTMLElement | null, action: TaskAction): boolean {
  const button = [...(place?.querySelectorAll('button') ?? [])].find(
    ({ value }) => deedOf(value) === action,
  )
  const target = button ?? place?.querySelector<HTMLElement>('input, textarea, select, button')
  target?.focus()
  return button !== undefined
}
