import type { ButtonVariant } from '../ui/Button'
import { flatten, isButton, type ButtonNode, type FormNode } from './formNode'

/** What can be done with what was entered. */
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

/** These are what a form is filled in for. */
const FILLED_IN = new Set(['submit', 'ApprovalAction'])

/** The buttons that the form itself has; the one that it is filled in for comes last, as everywhere. */
export function actionsOf(nodes: readonly FormNode[]): FormAction[] {
  return flatten(nodes)
    .filter(isButton)
    .map(toAction)
    .sort((one, other) => Number(other.checksNothing) - Number(one.checksNothing))
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
