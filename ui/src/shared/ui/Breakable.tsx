import { Fragment } from 'react'

interface BreakableProps {
  text: string
  /** Where it goes on in the next line when room is short, `/(?<=,)/` after each comma. */
  at: RegExp
}

/** A long word without spaces. */
export function Breakable({ text, at }: BreakableProps) {
  return text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
