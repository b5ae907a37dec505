import type { TaskAction } from '../../entities/task/actions'

/** The actions of the buttons of a form. Source: docs/assumptions.md A-140. */
const ACTIONS: Readonly<Record<string, TaskAction>> = {
  ApprovalAction: 'approve',
  DenyAction: 'deny',
  RefuseAction: 'refuse',
  ClaimAction: 'claim',
  ReleaseAction: 'release',
}

/** The action of a button; undefined for a button that does not act on the task. */
export function actionOf(button: string): TaskAction | undefined {
  return ACTIONS[button]
}

/** Focuses the button for an action, or the first field while there is no such button. Returns whether the button was found. */
export function goToAction(place: HTMLElement | null, action: TaskAction): boolean {
  const button = [...(place?.querySelectorAll('button') ?? [])].find(
    ({ value }) => actionOf(value) === action,
  )
  const target = button ?? place?.querySelector<HTMLElement>('input, textarea, select, button')
  target?.focus()
  return button !== undefined
}
