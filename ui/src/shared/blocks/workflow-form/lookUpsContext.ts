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

/**
 * The components of lookup fields, whose options are loaded from the identity applications. The
 * page provides them, because this block makes no calls.
 */
export interface LookUps {
  Field: ComponentType<FieldControlProps>
  /** Shows the names of the chosen items. */
  Names: ComponentType<LookUpNamesProps>
  /** Loads the names for a form that is drawn elsewhere; renders nothing. */
  NamesReader: ComponentType<LookUpNamesReaderProps>
}

export const LookUpsContext = createContext<LookUps | undefined>(undefined)
