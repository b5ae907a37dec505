import type { ReactNode } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import styles from './Tooltip.module.css'

interface TooltipProps {
  /** A short text. Information that people need must be on the page instead. */
  text: string
  /** The button or link that has the tooltip. */
  children: ReactNode
}

/** A text that appears when its button is hovered or focused; Esc hides it. */
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
