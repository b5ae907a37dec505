import type { ReactNode } from 'react'
import { Holding } from '../testing/Holding'
import type { Specimen } from './galleryPage'

/** A state of a control that keeps what a person puts into it. */
export function holding<Value>(
  name: string,
  initial: Value,
  show: (value: Value, onChange: (value: Value) => void) => ReactNode,
): Specimen {
  return { name, Show: () => <Holding initial={initial}>{show}</Holding> }
}
