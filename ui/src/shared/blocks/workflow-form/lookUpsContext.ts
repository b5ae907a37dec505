import { createContext, type ComponentType } from 'react'
import type { FieldControlProps, ShownNames } from './fieldControlProps'
import type { FieldSource } from './fieldSource'

export interface LookUpNamesProps {
  source: FieldSource
  ids: readonly string[]
}

export interface LookUpNamesReaderProps extends LookUpNamesProps {
  onRead: (names: ShownNames) => void
}

/** What fields are made of that choose among what is read from the identity applications; whoever knows the calls brings it. */
export interface LookUps {
  Field: ComponentType<FieldControlProps>
  /** Shows the names of the chosen items. */
  Names: ComponentType<LookUpNamesProps>
  /** Loads the names for a form that is drawn elsewhere; renders nothing. */
  NamesReader: ComponentType<LookUpNamesReaderProps>
}

export const LookUpsContext = createContext<LookUps | undefined>(undefined)
