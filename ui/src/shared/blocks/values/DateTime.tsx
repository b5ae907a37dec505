import { useDateFormat } from './useDateFormat'

interface DateTimeProps {
  /** Milliseconds since 1970. */
  at: number
  /** The precision, `minute` by default. */
  to?: 'day' | 'minute'
}

/** A date in the format of the language: `Nov 3, 2025 4:20 PM`. */
export function DateTime({ at, to = 'minute' }: DateTimeProps) {
  const format = useDateFormat()
  return <time dateTime={new Date(at).toISOString()}>{format[to](at)}</time>
}
