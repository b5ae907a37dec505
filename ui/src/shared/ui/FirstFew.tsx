import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import styles from './FirstFew.module.css'

/** How many lines are visible at first. */
const AT_A_GLANCE = 5
/** How many further lines one press shows. */
const STEP = 300

interface FirstFewProps<Line> {
  lines: readonly Line[]
  id: (line: Line) => string
  draw: (line: Line) => ReactNode
  atFirst?: number
  className?: string | undefined
}

/** The first lines of a list, and a button for further ones; after a press, the first of these has the focus. */
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
