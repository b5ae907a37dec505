import { type KeyboardEvent, useState } from 'react'
import { useLocale } from '../../../i18n/useLocale'
import { Bars } from './Bars'
import styles from './Calendar.module.css'
import type { Plan } from './plan'
import { pointedColumn } from './pointedColumn'
import { useDayText } from './useDayText'
import { DAYS, gridColumn } from './weeks'

interface DaysProps {
  name: string
  plan: Plan
  /** The day of the first column. */
  first: string
  /** The column of today, if it is among the eight weeks. */
  today: number | undefined
  /** Opens the day of a column. */
  onOpen: (column: number) => void
}

const ALL = { start: 1, end: DAYS + 1 }

/** The days of a person as one button; the pointer or the arrow keys decide which day it opens. */
export function Days({ name, plan, first, today = 1, onOpen }: DaysProps) {
  const [at, setAt] = useState(today)
  const { direction } = useLocale()
  const dayText = useDayText(first)
  const words = dayText(name, plan, at)
  const move = (event: KeyboardEvent) => {
    const column = movedBy(event.key, at, direction === 'rtl')
    if (column === undefined) return
    event.preventDefault()
    setAt(Math.min(Math.max(column, 1), DAYS))
  }
  return (
    <>
      <button
        type="button"
        className={styles.all}
        aria-haspopup="dialog"
        aria-label={words}
        title={words}
        onMouseMove={(event) => setAt(pointedColumn(event, ALL))}
        onKeyDown={move}
        onClick={() => onOpen(at)}
      />
      <span className={styles.at} style={{ gridColumn: gridColumn({ start: at, end: at + 1 }) }} />
      <Bars {...plan} />
    </>
  )
}

function movedBy(key: string, at: number, isFromRight: boolean): number | undefined {
  const onward = isFromRight ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return at + onward
    case 'ArrowLeft':
      return at - onward
    case 'Home':
      return 1
    case 'End':
      return DAYS
    default:
      return undefined
  }
}
