import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import styles from './FirstFew.module.css'

/** So many lines are read at a glance. */
const AT_A_GLANCE = 5
/** So many more are made at a time. */
const STEP = 300

interface FirstFewProps<Line> {
  lines: readonly Line[]
  id: (line: Line) => string
  draw: (line: Line) => ReactNode
  atFirst?: number
  className?: string | undefined
}

/** The first lines of a list, and a button for those that follow; who presses it is led to the first of them. */
export function FirstFew<Line>(props: FirstFewProps<Line>) {
  const { lines, id, draw, atFirst = AT_A_GLANCE, className } = props
  const { t } = useTranslation('ui')
  const [shown, setShown] = useState(atFirst)
  const hidden = lines.length - shown
  const showMore = (list: Element | null) => {
    flushSync(() => setShown(shown + STEP))
    const first = list?.children[shown]
    if (!(first instanceof HTMLElement)) return
    first.tabIndex = -1
    first.focus()
  }
  if (lines.length === 0) return null
  return (
    <ul className={className}>
      {lines.slice(0, shown).map((line) => (
        <li key={id(line)}>{draw(line)}</li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            className={styles.more}
            onClick={({ currentTarget }) => showMore(currentTarget.closest('ul'))}
          >
            {t('more', { count: hidden })}
          </button>
        </li>
      )}
    </ul>
  )
}
