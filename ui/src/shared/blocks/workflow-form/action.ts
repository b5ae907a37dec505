import type { ButtonVariant } from '../../ui/Button'
import type { FormComponent } from './formJson'
import { flatten, isButton, type ButtonNode, type FormNode } from './formNode'

/** An action on the entered values, such as submit. */
export interface FormAction {
  /** `submit`, `ApprovalAction`, or an id that the page defines. */
  id: string
  text: string
  variant?: ButtonVariant
  /** The action does not check the values: a denial needs no filled-in fields. */
  checksNothing?: boolean
  /** Checks the fields of the page beside the form, before the action. */
  isReady?: () => boolean
}

/**
 * The action of a button: `submit`, or the name of its event; undefined when the form handles the
 * button itself.
 */
export function actionOf(
  button: Pick<FormComponent, 'action' | 'event' | 'custom'>,
): string | undefined {
  const { action = 'submit', event = '', custom = '' } = button
  if (action === 'event') return event
  if (action === 'custom') return submissionBy(custom)
  return action === 'submit' ? action : undefined
}

/**
 * The action that a button's script submits in forms of the product, which the console does instead
 * of the script.
 *
 * Source: docs/assumptions.md A-331.
 */
function submissionBy(script: string): string | undefined {
  if (script.includes('/requests/permissions/v2')) return 'submit'
  return script.includes('/tasks/v2') ? /\b(?:Approval|Deny)Action\b/.exec(script)?.[0] : undefined
}

/** Actions that need a filled-in form. */
const FILLED_IN = new Set(['submit', 'ApprovalAction'])

/**
 * The buttons of the form; the action that needs a filled-in form comes last, as in all forms of
 * the console.
 *
 * @param submit - the text of the only button when the form has none.
 * @param isShown - whether a node is visible.
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
