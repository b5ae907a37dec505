import { useState, type ReactNode } from 'react'

interface HoldingProps<Value> {
  initial: Value
  children: (value: Value, onChange: (value: Value) => void) => ReactNode
}

/** Keeps what a person puts into a control, as a form would. */
export function Holding<Value>({ initial, children }: HoldingProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, (next) => setValue(next))
}
