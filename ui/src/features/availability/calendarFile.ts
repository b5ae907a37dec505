import type { Absence } from '../../entities/availability/model'

const LINE_OCTETS = 75

/**
 * A file that calendars take over, an event for each absence. One without an end has its beginning alone.
 *
 * @param now - in milliseconds since 1970.
 *
 * Source: RFC 5545.
 */
export function calendarFile(
  absences: readonly Absence[],
  summaryOf: (absence: Absence) => string,
  now: number,
): string {
  const event = (absence: Absence) => [
    'BEGIN:VEVENT',
    `UID:${escaped(absence.id)}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(absence.startsAt)}`,
    ...(absence.endsAt === undefined ? [] : [`DTEND:${moment(absence.endsAt)}`]),
    `SUMMARY:${escaped(summaryOf(absence))}`,
    'END:VEVENT',
  ]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//idm-console//Availability//EN',
    ...absences.flatMap(event),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20261124T081500Z` */
const moment = (at: number) => new Date(at).toISOString().replace(/\.\d+|[-:]/g, '')

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** No line is longer than 75 octets; one that goes on begins with a space. */
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
