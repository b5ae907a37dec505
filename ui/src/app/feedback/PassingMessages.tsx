import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './FeedbackBanners.module.css'
import { liftOf } from './lift'

/** Bars that stay in view, with buttons that a message must not cover. */
const BARS = '[data-stays]'

/**
 * Messages in the lower corner of the window, above the bars that stay in view there. The place is computed for each
 * frame while there are messages, because bars move when the page scrolls or its content changes.
 */
export function PassingMessages({ count, children }: { count: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = place.current
    if (!box || count === 0) return
    let lift = 0
    let frame = 0
    const follow = () => {
      const bars = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect())
      lift = liftOf(box.getBoundingClientRect(), lift, bars)
      box.style.setProperty('--lift', `${String(lift)}px`)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => {
      cancelAnimationFrame(frame)
      box.style.removeProperty('--lift')
    }
  }, [count])
  return (
    <div ref={place} className={styles.passing}>
      {children}
    </div>
  )
}
