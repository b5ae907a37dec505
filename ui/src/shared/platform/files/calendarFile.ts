const LINE_OCTETS = 75

export interface CalendarEvent {
  id: string
  summary: string
  /** The begin, milliseconds since 1970; `endsAt` too. */
  startsAt: number
  endsAt?: number | undefined
  /** Whether the calendar reminds the person at the begin. */
  isReminder?: boolean
}

/**
 * A calendar file with events. An event without an end has its begin only.
 *
 * @param now - in milliseconds since 1970.
 *
 * Source: RFC 5545.
 */
export function calendarFile(events: readonly CalendarEvent[], now: number): string {
  const linesOf = ({ id, summary, startsAt, endsAt, isReminder = false }: CalendarEvent) => [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(startsAt)}`,
    ...(endsAt === undefined ? [] : [`DTEND:${moment(endsAt)}`]),
    `SUMMARY:${escaped(summary)}`,
    ...(isReminder ? alarm(summary) : []),
    'END:VEVENT',
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//idm-console//EN',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const alarm = (summary: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:PT0S',
  `DESCRIPTION:${escaped(summary)}`,
  'END:VALARM',
]

/** A moment as text: `20261124T081500Z`. */
const moment = (at: number) => new Date(at).toISOString().replace(/\.\d+|[-:]/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Folds lines longer than 75 octets; a continuation begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let folds = ''
  let octets = 0
  for (const sign of line) {
    const { length } = encoder.encode(sign)
    const isFull = octets + length > LINE_OCTETS
    folds += isFull ? `\r\n ${sign}` : sign
    octets = isFull ? length + 1 : octets + length
  }
  return folds
}
