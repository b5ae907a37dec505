import type { TaskAction } from '../../entities/task/actions'

/** What the buttons of a form do. Source: docs/assumptions.md A-140. */
const ACTIONS: Readonly<Record<string, TaskAction>> = {
  ApprovalAction: 'approve',
  DenyAction: 'deny',
  RefuseAction: 'refuse',
  ClaimAction: 'claim',
  ReleaseAction: 'release',
}

/** Undefined for a button that does nothing with the task. */
export function actionOf(button: string): TaskAction | undefined {
  return ACTIONS[button]
}

/** Leads to the button of a form that does it, or to where the form begins while that is not there; whether it is there. */
export function goToAction(place: HTMLElement | null, action: TaskAction): boolean {
  const button = [...(place?.querySelectorAll('button') ?? [])].find(
    ({ value }) => actionOf(value) === action,
  )
  const target = button ?? place?.querySelector<HTMLElement>('input, textarea, select, button')
  target?.focus()
  return button !== undefined
}
