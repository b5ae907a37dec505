import type { components } from '../../shared/platform/contract/schema'
import type { Attribute } from '../../shared/blocks/values/attribute'
import type { SodDetail } from '../sod/model'
import type { User } from '../user/model'

type QuickInfoNode = components['schemas']['QuickInfoResponseNode']
type Detail = components['schemas']['AttrNode']

/** The kinds of records with a quick info popup. Source: SPEC 7 "Users", quick info. */
export type QuickInfoKind = 'USER' | 'ROLE' | 'RESOURCE' | 'SOD'

/** The content of a quick info popup. */
export interface QuickInfo {
  name: string
  /** The photo in base64, without prefix. */
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

/**
 * The quick info of a constraint, built here as the server has none. `labels` are the names of the facts. Source:
 * docs/assumptions.md A-649.
 */
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
