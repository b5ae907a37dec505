import type { FormAction } from './action'
import type { FormWork } from './FormFoot'

/**
 * The action of the Enter key, and of the button that it stands for: the next step, or the only
 * action. With several actions it does nothing.
 */
export function goOn(
  { steps, submit }: Pick<FormWork, 'steps' | 'submit'>,
  actions: readonly FormAction[],
) {
  const [only, another] = actions
  if (steps.number < steps.total) steps.onNext()
  else if (only && !another) void submit(only)
}
