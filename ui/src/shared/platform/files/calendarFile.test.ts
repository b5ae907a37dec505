import { calendarFile } from './calendarFile'

const away = {
  id: 'cn=away,1',
  startsAt: Date.UTC(2026, 10, 24, 8, 15),
  endsAt: Date.UTC(2026, 10, 30),
  summary: 'Away; all, till\nMonday',
}
const NOW = Date.UTC(2026, 10, 1)

test('an event has its times in UTC, its text escaped', () => {
  const lines = calendarFile([away], NOW).split('\r\n')

  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//idm-console//EN',
    'BEGIN:VEVENT',
    String.raw`UID:cn=away\,1`,
    'DTSTAMP:20261101T000000Z',
    'DTSTART:20261124T081500Z',
    'DTEND:20261130T000000Z',
    String.raw`SUMMARY:Away\; all\, till\nMonday`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('an event without an end has none in the file', () => {
  expect(calendarFile([{ ...away, endsAt: undefined }], NOW)).not.toContain('DTEND')
})

test('a long line is folded after 75 octets at most, between signs', () => {
  const summary = 'مشغول '.repeat(30)
  const file = calendarFile([{ ...away, summary }], NOW)

  const longest = Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))
  expect(longest).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(summary)
})

test('a reminder has an alarm at its beginning', () => {
  expect(calendarFile([{ ...away, isReminder: true }], NOW)).toContain(
    'BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:PT0S\r\nDESCRIPTION:Away',
  )
})
