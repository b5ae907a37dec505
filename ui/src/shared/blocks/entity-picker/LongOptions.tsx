import type { ReactNode } from 'react'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'

/** Height of an option in px; `.long` in `OptionList.module.css` has the same. */
const OPTION_PX = 40

/** A long list of options, where only those in view are rendered. */
export function LongOptions({ children }: { children: ReactNode }) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: OPTION_PX }}>
      {children}
    </Virtualizer>
  )
}
