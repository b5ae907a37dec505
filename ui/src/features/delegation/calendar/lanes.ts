import type { Plan } from './plan'
import type { Columns } from './weeks'

/** Row numbers in the grid of one person, from 1. */
interface Lanes {
  /** The row of each absence; its delegates are one row below. */
  absences: readonly number[]
  /** The row of each time in which a delegation has no effect. */
  idle: readonly number[]
}

interface Taken {
  line: number
  columns: Columns
}

/**
 * Finds rows in which no bar covers another one: each absence gets the first free rows, with space
 * for its delegates below.
 */
export function lanesOf({ absences, idle }: Plan): Lanes {
  const taken: Taken[] = []
  const place = (columns: Columns, first: number, height: 1 | 2) => {
    let line = first
    while (
      taken.some((each) => isWithin(each.line, line, height) && overlap(each.columns, columns))
    ) {
      line += height
    }
    for (let row = line; row < line + height; row += 1) taken.push({ line: row, columns })
    return line
  }
  const ofAbsences = absences.map(({ columns }) => place(columns, 1, 2))
  const first = absences.length > 0 ? 2 : 1
  return { absences: ofAbsences, idle: idle.map(({ columns }) => place(columns, first, 1)) }
}

const isWithin = (line: number, first: number, height: number) =>
  line >= first && line < first + height

const overlap = (one: Columns, other: Columns) => one.start < other.end && other.start < one.end
