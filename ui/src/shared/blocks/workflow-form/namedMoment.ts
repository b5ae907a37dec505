import dayjs, { type Dayjs, type ManipulateType } from 'dayjs'
import { toIsoDay, toLocalMoment } from './fieldValue'
import type { FormComponent } from './formJson'
import type { FieldNode, FormValue } from './formNode'

/** A date limit of a form: a fixed date, or one relative to now. */
export type NamedMoment = () => Dayjs

/** `2027-03-31`, `2027-03-31T08:30:00+02:00` */
const DATE = /^\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/

const UNIT = '(?:years?|y|months?|M|weeks?|w|days?|d|hours?|h|minutes?|m)'
/** A step of a computed date: `.subtract(10,'days')`, `.endOf('month')`. */
const STEP = new RegExp(
  String.raw`\.(?:(?<turn>add|subtract)\((?<count>-?\d+),|(?<edge>startOf|endOf)\()(?<quote>['"])(?<unit>${UNIT})\k<quote>\)`,
  'g',
)

/**
 * Reads a date limit as forms write it; undefined for a script, except for a date relative to now.
 *
 * Source: docs/assumptions.md A-435.
 */
export function readMoment(written: string): NamedMoment | undefined {
  if (DATE.test(written)) return () => dayjs(written)
  const [, steps] = /^moment\(\)(.*?);?$/.exec(written.replaceAll(/\s/g, '')) ?? []
  if (steps?.replaceAll(STEP, '') !== '') return undefined
  return () => [...steps.matchAll(STEP)].reduce(stepped, dayjs())
}

function stepped(moment: Dayjs, { groups = {} }: RegExpExecArray): Dayjs {
  const { turn, count, edge } = groups
  const unit = groups.unit as ManipulateType
  if (edge !== undefined) return edge === 'startOf' ? moment.startOf(unit) : moment.endOf(unit)
  return turn === 'add' ? moment.add(Number(count), unit) : moment.subtract(Number(count), unit)
}

/** The earliest and the latest date of a field, as the form writes them. */
export function writtenLimits({ type, datePicker, minDate, maxDate }: FormComponent) {
  const given = type === 'day' ? { minDate, maxDate } : datePicker
  return { earliest: given?.minDate ?? '', latest: given?.maxDate ?? '' }
}

/** The present limits, in the format of the date field. */
export function limitsNow({ rules: { earliest, latest }, control, hasTime }: FieldNode) {
  const write = (moment: NamedMoment) =>
    toLocalMoment(moment().format(), control === 'moment' && hasTime)
  return { min: earliest && write(earliest), max: latest && write(latest) }
}

/** The value of a date in the format of the date field. */
export function localValue({ control, hasTime, isDayFirst }: FieldNode, value: FormValue) {
  return control === 'day' ? toIsoDay(value, isDayFirst) : toLocalMoment(value, hasTime)
}
