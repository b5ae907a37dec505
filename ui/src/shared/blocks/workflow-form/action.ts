import type { ButtonVariant } from '../../ui/Button'
import type { FormComponent } from './formJson'
import { flatten, isButton, type ButtonNode, type FormNode } from './formNode'

/** An action on the entered values, such as submit. */
export interface FormAction {
  /** `submit`, `ApprovalAction`, or whatever the page calls its own. */
  id: string
  text: string
  variant?: ButtonVariant
  /** Is done whatever was entered: to deny, nothing has to be filled in. */
  checksNothing?: boolean
  /** Checks what stands beside the form, along with it. */
  isReady?: () => boolean
}

/** What a button of a form stands for: `submit`, or the name of its event; undefined where it is the form's own matter. */
export function actionOf(
  button: Pick<FormComponent, 'action' | 'event' | 'custom'>,
): string | undefined {
  const { action = 'submit', event = '', custom = '' } = button
  if (action === 'event') return event
  if (action === 'custom') return submissionBy(custom)
  return action === 'submit' ? action : undefined
}

/**
 * What forms of the product submit by a script, which the console does for them.
 *
 * Source: docs/assumptions.md A-331.
 */
function submissionBy(script: string): string | undefined {
  if (script.includes('/requests/permissions/v2')) return 'submit'
  return script.includes('/tasks/v2') ? /\b(?:Approval|Deny)Action\b/.exec(script)?.[0] : undefined
}

/** These are what a form is filled in for. */
const FILLED_IN = new Set(['submit', 'ApprovalAction'])

/**
 * The buttons that the form itself has; the one that it is filled in for comes last, as everywhere.
 *
 * @param submit - what the only button says where it has none.
 * @param isShown - whether a part is there.
 */
export function offeredActions(
  nodes: readonly FormNode[],
  submit: string,
  isShown?: (node: FormNode) => boolean,
): FormAction[] {
  if (!flatten(nodes).some(isButton)) return [{ id: 'submit', text: submit, variant: 'primary' }]
  const drawn = flatten(nodes, isShown).filter(isButton).map(toAction)
  return drawn.sort((one, other) => Number(other.checksNothing) - Number(one.checksNothing))
}

function toAction({ action, text }: ButtonNode): FormAction {
  const isFilledIn = FILLED_IN.has(action)
  return {
    id: action,
    text,
    variant: isFilledIn ? 'primary' : 'default',
    checksNothing: !isFilledIn,
  }
}
