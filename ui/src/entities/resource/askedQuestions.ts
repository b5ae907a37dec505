import type { Question as Asked } from '../permission/model'
import { ASKED_VALUE } from './model'
import { ENTITLEMENT_KEY, type Question } from './question'
import { labelOf, type ResourceFields } from './resourceChange'

/**
 * The questions that a requester or an assigning person has to answer, without hidden and fixed ones.
 *
 * @param locale - the language of the labels, as the server spells it.
 */
export function askedQuestions(
  { binding, questions, isMultiple }: Pick<ResourceFields, 'binding' | 'questions' | 'isMultiple'>,
  locale: string,
): Asked[] {
  const own = questions
    .filter(({ isAsked, isHidden }) => isAsked && !isHidden)
    .map((question) => toAsked(question, locale))
  if (binding?.value !== ASKED_VALUE) return own
  const { entitlement, viewId } = binding
  const value: Asked = {
    key: ENTITLEMENT_KEY,
    label: entitlement.name,
    kind: 'values',
    isMultiple,
    source: viewId ? codeMap(viewId) : undefined,
    entitlement: viewId ? undefined : entitlement.id,
    suggested: [],
  }
  return [value, ...own]
}

const KINDS = { Integer: 'integer', Boolean: 'boolean', List: 'text', String: 'text' } as const

function toAsked(question: Question, locale: string): Asked {
  const { id, type, isMultiple, choices, codeMapKey } = question
  const [entitlement] = type === 'List' ? choices : []
  const source = type === 'List' && codeMapKey !== '' ? codeMap(codeMapKey) : undefined
  return {
    key: id,
    label: labelOf(question, locale) || id || '…',
    kind: (source ?? entitlement) ? 'values' : KINDS[type],
    isMultiple,
    source,
    entitlement: source ? undefined : entitlement?.id,
    suggested: [],
  }
}

const codeMap = (id: string) => `/rest/access/codeMap/${encodeURIComponent(id)}/values`
