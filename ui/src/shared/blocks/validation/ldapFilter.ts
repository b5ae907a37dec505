import * as v from 'valibot'
import { problem } from './problem'

const OID = String.raw`(?:[a-z][a-z\d-]*|\d+(?:\.\d+)+)`
const ATTRIBUTE = String.raw`${OID}(?:;[a-z\d-]+)*`
const VALUE = String.raw`(?:[^\0()*\\]|\\[\da-f]{2})*`
const COMPARED = String.raw`${ATTRIBUTE}(?:=${VALUE}(?:\*${VALUE})*|[~<>]=${VALUE})`
const EXTENSIBLE = `(?:${ATTRIBUTE}(?::dn)?(?::${OID})?|(?::dn)?:${OID}):=${VALUE}`
const ITEM = new RegExp(String.raw`\((?:${COMPARED}|${EXTENSIBLE})\)`, 'iy')

/** The index after the filter that begins at `start`; undefined when no filter begins there. */
function endOfFilter(text: string, start: number): number | undefined {
  ITEM.lastIndex = start
  if (ITEM.test(text)) return ITEM.lastIndex
  const operator = /^\([&|!]/.exec(text.slice(start, start + 2))?.[0].at(1)
  if (operator === undefined) return undefined
  let at: number | undefined = start + 2
  let parts = 0
  for (; at !== undefined && text[at] === '('; parts += 1) at = endOfFilter(text, at)
  const isComplete = operator === '!' ? parts === 1 : parts > 0
  return at !== undefined && isComplete && text[at] === ')' ? at + 1 : undefined
}

const countOf = (text: string, bracket: string) => text.split(bracket).length

/**
 * The schema of an LDAP search filter, `(&(ou=Finance)(!(title=*Trainee)))`. Unbalanced brackets
 * have an error of their own.
 *
 * Source: RFC 4515, section 3.
 */
export const ldapFilter = v.pipe(
  v.string(),
  v.check((text) => countOf(text, '(') === countOf(text, ')'), problem('brackets')),
  v.check(
    (text) => endOfFilter(text, 0) === text.length,
    problem('ldapFilter', { example: '(ou=Finance)' }),
  ),
)
