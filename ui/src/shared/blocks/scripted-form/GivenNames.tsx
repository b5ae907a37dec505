import { LookUpNamesReader } from '../workflow-form/LookUp'
import type { FormNode } from '../workflow-form/formNode'
import type { ShownNames } from '../workflow-form/fieldControlProps'
import { placeOf } from './consoleField'
import { lookedUp } from './values'

interface GivenNamesProps {
  nodes: readonly FormNode[]
  /** What the form was opened with: not what its scripts made of it, for which they would learn the names. */
  values: Readonly<Record<string, unknown>>
  onRead: (place: string, names: ShownNames) => void
}

/** Reads what the things are called that a form begins with. */
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
