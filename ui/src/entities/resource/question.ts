import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { LocalizedText } from '../../shared/blocks/localized-text/localizedTexts'
import { trimmed } from '../../shared/blocks/localized-text/localizedTexts'

type ParamNode = components['schemas']['ResourceParamNode']
type ParamBody = components['schemas']['ResourceParamBody']

/** Source: SPEC 3 "Resource", data types of parameters. */
export const QUESTION_TYPES = ['Integer', 'Boolean', 'List', 'String'] as const
export type QuestionType = (typeof QUESTION_TYPES)[number]

/** The id of the question for the value of the entitlement. Source: SPEC 3 "Resource". */
export const ENTITLEMENT_KEY = 'EntitlementParamKey'

/** A question of a resource: requesters answer it, or it has a fixed value. */
export interface Question {
  id: string
  type: QuestionType
  labels: readonly LocalizedText[]
  /** Whether requesters answer it; otherwise every assignment gets `value`. */
  isAsked: boolean
  value: string
  isMultiple: boolean
  isHidden: boolean
  /** The entitlement whose values are the choices; empty where a code map lists them. */
  choices: readonly PickerItem[]
  /** Key of the code map that lists the choices; only the server sets it. */
  codeMapKey: string
}

/** The questions of a resource, without the one for the value of the entitlement, which follows from the binding. */
export function readQuestions(nodes: readonly ParamNode[] = []): Question[] {
  return nodes.filter(({ id }) => id !== ENTITLEMENT_KEY).map(readQuestion)
}

function readQuestion(node: ParamNode): Question {
  const { id, staticValue = '', multiValue = false, hide = false, codeMapKey = '' } = node
  return {
    id,
    type: QUESTION_TYPES.find((each) => each === node.type) ?? 'String',
    labels: readLabels(node),
    isAsked: node.binding !== 'static',
    value: staticValue,
    isMultiple: multiValue,
    isHidden: hide,
    choices: readChoices(node.entitlementDn),
    codeMapKey,
  }
}

function readLabels({ id, displayValue = id, localizedDisplayValues = [] }: ParamNode) {
  const named = localizedDisplayValues.map(({ locale, name }) => ({ locale, text: name }))
  return named.length > 0 ? named : [{ locale: 'en', text: displayValue }]
}

function readChoices(id = ''): PickerItem[] {
  return id === '' ? [] : [{ type: 'driverOrEntitlement', id, name: nameOf(id) }]
}

/** The name in a DN: `cn=Licence,cn=Cloud Driver,…` -> `Licence` */
function nameOf(dn: string): string {
  return /^cn=([^,]+)/i.exec(dn)?.[1] ?? dn
}

/** The body of a question; `label` is its text in the default language. */
export function toQuestionBody(question: Question, label: string): ParamBody {
  const { id, type, isAsked, value, isMultiple, isHidden, codeMapKey } = question
  const [choices] = type === 'List' ? question.choices : []
  return {
    id,
    type,
    scope: 'user',
    binding: isAsked ? 'dynamic' : 'static',
    instance: isAsked,
    displayValue: label,
    localizedDisplayValues: trimmed(question.labels).map(({ locale, text }) => ({
      locale,
      name: text,
    })),
    staticValue: isAsked ? '' : value.trim(),
    multiValue: isMultiple,
    hide: isHidden,
    parentType: 'resource',
    ...(choices && { entitlementDn: choices.id }),
    ...(codeMapKey && type === 'List' && { codeMapKey }),
  }
}

/** The question for the value of the entitlement, if requesters choose it. Source: SPEC 3 "Resource". */
export const entitlementQuestion: ParamBody = {
  id: ENTITLEMENT_KEY,
  type: 'EntitlementRef',
  scope: 'user',
  binding: 'dynamic',
  instance: true,
  hide: false,
  parentType: 'resource',
}
