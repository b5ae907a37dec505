import type { components } from '../../shared/platform/contract/schema'
import type { Attribute } from '../../shared/blocks/values/attribute'
import type { SodDetail } from '../sod/model'
import type { User } from '../user/model'

type QuickInfoNode = components['schemas']['QuickInfoResponseNode']
type Detail = components['schemas']['AttrNode']

/** The kinds of records with a quick info popup. Source: SPEC 7 "Users", quick info. */
export type QuickInfoKind = 'USER' | 'ROLE' | 'RESOURCE' | 'SOD'

/** A few facts about a person or a thing. */
export interface QuickInfo {
  name: string
  /** base64 without prefix. */
  photo?: string | undefined
  facts: Attribute[]
}

/** Facts of a role or a resource; those without a value are left out. */
export function readQuickInfo({ entityName, details }: QuickInfoNode): QuickInfo {
  return { name: entityName, facts: details.filter(({ value }) => value).map(readDetail) }
}

function readDetail({ key, displayLabel = key, dataType = '', value = '' }: Detail): Attribute {
  const values = [{ raw: value, text: value }]
  return { key, label: displayLabel, dataType, lookupEntity: undefined, values }
}

/** Source: SPEC 2 "User quick-info popup". */
export function quickInfoOf({ fullName, photo, primary, secondary }: User): QuickInfo {
  return { name: fullName, photo, facts: [...primary, ...secondary] }
}

/** Of a constraint; the server has no quick info of it. `labels` are the names of the facts. Source: docs/assumptions.md A-649. */
export function quickInfoOfSod(
  { name, roles, levelName, description }: SodDetail,
  labels: Record<'roles' | 'level' | 'description', string>,
): QuickInfo {
  const fact = (key: keyof typeof labels, texts: readonly string[]) => ({
    key,
    label: labels[key],
    dataType: 'String',
    lookupEntity: undefined,
    values: texts.filter(Boolean).map((text) => ({ raw: text, text })),
  })
  const facts = [
    fact(
      'roles',
      roles.map((role) => role.name),
    ),
    fact('level', [levelName]),
    fact('description', [description]),
  ]
  return { name, facts: facts.filter(({ values }) => values.length > 0) }
}
