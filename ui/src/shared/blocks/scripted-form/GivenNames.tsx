import { LookUpNamesReader } from '../workflow-form/LookUp'
import type { FormNode } from '../workflow-form/formNode'
import type { ShownNames } from '../workflow-form/fieldControlProps'
import { placeOf } from './consoleField'
import { lookedUp } from './values'

interface GivenNamesProps {
  nodes: readonly FormNode[]
  /**
   * The values with which the form was opened. Values from its scripts are left out, as the scripts would learn names
   * from them.
   */
  values: Readonly<Record<string, unknown>>
  onRead: (place: string, names: ShownNames) => void
}

/** Loads the names of the items that the form has at first. */
export function GivenNames({ nodes, values, onRead }: GivenNamesProps) {
  return lookedUp(nodes, values).map(({ name, source, ids }) => (
    <LookUpNamesReader
      key={name}
      source={source}
      ids={ids}
      onRead={(names) => onRead(placeOf(name), names)}
    />
  ))
}
