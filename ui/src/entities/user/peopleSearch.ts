import type { Answer } from '../../shared/platform/api/answer'
import { isUnknown } from '../../shared/platform/errors/isUnknown'
import type { components } from '../../shared/platform/contract/schema'
import { toFilterPairs } from '../../shared/blocks/listing/filters'
import { isDn } from '../../shared/blocks/values/dn'

type PersonNode = components['schemas']['PersonNode']
type PersonListNode = components['schemas']['PersonListNode']

/** The query of a search for people. */
export interface PeopleAsked {
  /** The text, or `*` for everybody. */
  q: string
  /** Keys of the attributes that are searched, separated by commas. */
  searchAttr: string
  /** Pairs of key and text that must all match, instead of `q`. */
  advSearch?: string
  clientId: string
}

interface PeopleCall {
  url: string
  params: object
}

/** Makes a call, as the base query of an endpoint does. */
type Ask = (call: PeopleCall) => PromiseLike<Answer<unknown>> | Answer<unknown>

const FIRST = 'FirstName'
const LAST = 'LastName'

/**
 * Finds people in the directory. A DN finds one person; for any other text see `askByWords`.
 *
 * Source: SPEC 7 "Users"; docs/assumptions.md A-415.
 */
export function askForPeople(ask: Ask, asked: PeopleAsked): Promise<Answer<PersonListNode>> {
  return isDn(asked.q) ? askByDn(ask, asked) : askByWords(ask, 'access/users/list', asked)
}

/**
 * Finds people with an attribute that contains a text. If several words find nobody, they may be a full name, and are
 * searched in first and last name. A single word needs one call.
 */
export async function askByWords(
  ask: Ask,
  url: string,
  asked: PeopleAsked,
): Promise<Answer<PersonListNode>> {
  let answer = (await ask({ url, params: asked })) as Answer<PersonListNode>
  for (const advSearch of isByName(asked) ? fullNameSearches(asked.q) : []) {
    if (!answer.data || !isNobody(answer.data)) break
    answer = (await ask({ url, params: { ...asked, q: '*', advSearch } })) as Answer<PersonListNode>
  }
  return answer
}

/**
 * The advanced searches for a full name, the more likely one first: `Amara Okafor` ->
 * `["FirstName:Amara,LastName:Okafor", "LastName:Amara,FirstName:Okafor"]`. In a text with a comma, the last name comes
 * first. Otherwise the first and the last word are taken, as words between them may belong to either name. A single
 * word has none.
 */
export function fullNameSearches(text: string): string[] {
  const [last = '', first = ''] = text.split(',').map((part) => part.trim())
  if (last && first) return [toPairs([LAST, last], [FIRST, first])]
  const words = text.split(/[\s,]+/).filter(Boolean)
  const [begin = '', end = ''] = [words.at(0), words.at(-1)]
  if (words.length < 2) return []
  return [toPairs([FIRST, begin], [LAST, end]), toPairs([LAST, begin], [FIRST, end])]
}

function toPairs(...pairs: readonly [string, string][]): string {
  return toFilterPairs(Object.fromEntries(pairs.map(([key, text]) => [key, [text]])))
}

/** Whether the search covers both names and has no advanced filter. */
function isByName({ searchAttr, advSearch }: PeopleAsked): boolean {
  const keys = searchAttr.split(',')
  return advSearch === undefined && keys.includes(FIRST) && keys.includes(LAST)
}

function isNobody({ usersList, totalSize, totalCount, hasMore }: PersonListNode): boolean {
  return (totalSize ?? totalCount ?? usersList.length) === 0 && hasMore !== true
}

/** The person, or an empty list when the person does not exist or may not be seen. */
async function askByDn(ask: Ask, { q, clientId }: PeopleAsked): Promise<Answer<PersonListNode>> {
  const params = { userDn: q, clientId }
  const { data, error } = await ask({ url: 'access/users/details', params })
  if (error && !isUnknown(error)) return { error }
  const usersList = error ? [] : [data as PersonNode]
  return { data: { usersList, totalSize: usersList.length } }
}
