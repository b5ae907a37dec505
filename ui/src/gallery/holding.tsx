import type { ReactNode } from 'react'
import { Holding } from '../testing/Holding'
import type { Specimen } from './galleryPage'

/** A specimen of a control that keeps its value. */
export function holding<Value>(
  name: string,
  initial: Value,
  show: (value: Value, onChange: (value: Value) => void) => ReactNode,
): Specimen {
  return { name, Show: () => <Holding initial={initial}>{show}</Holding> }
}
