import type { ReactNode } from 'react'
import { directionOf as directionOfLocale, type Direction } from '../../i18n/direction'

/** The words around the control of a field, and what may be done with it. */
export interface FieldProps {
  label: string
  /** The label is for screen readers only. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** The error message. */
  error?: string | undefined
  /** The stored value, when this person has changed it. */
  was?: string | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
}

/** The properties of React Aria for the state of a field. */
export function ariaStates({ error, isRequired, isDisabled, isReadOnly }: Partial<FieldProps>) {
  return {
    validationBehavior: 'aria',
    isInvalid: error !== undefined,
    isRequired: isRequired ?? false,
    isDisabled: isDisabled ?? false,
    isReadOnly: isReadOnly ?? false,
  } as const
}

/** Free text runs in its own direction, or in that of its language; without either as the page. */
export function directionOf(text: string, lang?: string): Direction | 'auto' | undefined {
  if (lang !== undefined) return directionOfLocale(lang)
  return text === '' ? undefined : 'auto'
}
