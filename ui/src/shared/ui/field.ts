import type { ReactNode } from 'react'
import { directionOf as directionOfLocale, type Direction } from '../../i18n/direction'

/** Label, hint, error and state of a field. */
export interface FieldProps {
  label: string
  /** Whether the label is for screen readers only. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** The error message. */
  error?: string | undefined
  /** The stored value, if it differs from the entered one. */
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

/** The direction of a text: its own for free text, or that of its language; otherwise that of the page. */
export function directionOf(text: string, lang?: string): Direction | 'auto' | undefined {
  if (lang !== undefined) return directionOfLocale(lang)
  return text === '' ? undefined : 'auto'
}
