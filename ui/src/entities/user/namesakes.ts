import { cnOf } from '../../shared/blocks/values/dn'

interface Named {
  /** DN of a person. */
  id: string
  name: string
}

/**
 * Adds the account name to the names of people with the same name, `Bernard Green (bgreen2)`.
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
