import { NumberParser } from '@internationalized/number'
import { useState } from 'react'
import { useLocale } from '../../i18n/useLocale'

interface Typed {
  /** The value of the field when typing began. */
  shown: number | undefined
  /** The last value that was passed to `onChange`. */
  told: number | undefined
}

/**
 * Reports a number while it is typed, so that a form knows of the change before the field is left. Until then the field
 * gets its former value: a new one would format the text again and move the caret.
 */
export function useTypedNumber(
  value: number | undefined,
  onChange: (value: number | undefined) => void,
  options: Intl.NumberFormatOptions,
) {
  const { intlLocale } = useLocale()
  const [typed, setTyped] = useState<Typed>()
  const isTyping = typed !== undefined && Object.is(typed.told, value)
  const shown = isTyping ? typed.shown : value
  const type = (text: string) => {
    const number = text.trim() === '' ? NaN : new NumberParser(intlLocale, options).parse(text)
    const told = Number.isNaN(number) ? undefined : number
    setTyped({ shown, told })
    if (!Object.is(told, value)) onChange(told)
  }
  const commit = (number: number) => {
    setTyped(undefined)
    onChange(Number.isNaN(number) ? undefined : number)
  }
  return { shown, type, commit }
}
