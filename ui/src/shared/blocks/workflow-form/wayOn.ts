import type { FormAction } from './action'
import type { FormWork } from './FormFoot'

/** What the Enter key does, and the button that says so: the next step, or the only action. Among several it takes none. */
export function goOn(
  { steps, submit }: Pick<FormWork, 'steps' | 'submit'>,
  actions: readonly FormAction[],
) {
  const [only, another] = actions
  if (steps.number < steps.total) steps.onNext()
  else if (only && !another) void submit(only)
}
