import type { Option } from '../../ui/options'
import type { FormComponent } from './formJson'
import type { Translate } from './reading'

const OWN_NAMES = { dn: 'dn', name: 'name', subContainers: 'subContainers' }

/** The options of a tree inside the form, each with its path: `Europe / Oslo`. */
export function readTree({ data, mapper }: FormComponent, translate: Translate): Option[] {
  const names = { ...OWN_NAMES, ...mapper }
  const below = (given: unknown, above: readonly string[]): Option[] =>
    nodesOf(given).flatMap((node) => {
      const id = textOf(node[names.dn])
      const path = [...above, translate(textOf(node[names.name]) || id)]
      const own = id === '' ? [] : [{ id, text: path.join(' / ') }]
      return [...own, ...below(node[names.subContainers], path)]
    })
  return below(data?.json, [])
}

/** The nodes, whether the tree has one root or several. */
function nodesOf(given: unknown): Record<string, unknown>[] {
  const all: unknown[] = Array.isArray(given) ? given : [given]
  return all.filter((each) => typeof each === 'object' && each !== null) as Record<
    string,
    unknown
  >[]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
