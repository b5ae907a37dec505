import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './Tooltip.module.css'

interface TooltipProps {
  /** A few words; what somebody has to know stands on the page instead. */
  text: string
  /** A button or a link. */
  children: ReactNode
}

/** Words that appear beside a button that is pointed at or focused; Esc hides them. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={600}>
      {children}
      <AriaTooltip className={styles.tip ?? ''} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
