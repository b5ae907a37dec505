import { Fragment } from 'react'

interface BreakableProps {
  text: string
  /** Where a line may break, `/(?<=,)/` after each comma. */
  at: RegExp
}

/** A long text without spaces that may break at certain places. */
export function Breakable({ text, at }: BreakableProps) {
  return text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
