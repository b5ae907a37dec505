import { cnOf } from '../../shared/blocks/values/dn'

interface Named {
  /** DN of a person. */
  id: string
  name: string
}

/**
 * People who share their name get the account beside it, `Bernard Green (bgreen2)`; the others stay as they are.
 *
 * Source: docs/assumptions.md A-432.
 */
export function toldApart<Person extends Named>(people: readonly Person[]): Person[] {
  const names = people.map(({ name }) => name)
  const isAlone = ({ name }: Person) => names.indexOf(name) === names.lastIndexOf(name)
  return people.map((person) =>
    isAlone(person) ? person : { ...person, name: `${person.name} (${cnOf(person.id)})` },
  )
}
