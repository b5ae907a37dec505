import * as v from 'valibot'
import { problem } from './problem'

const required = problem('required')

/** Refuses a text that matches; the error has the first refused character. */
function without(refused: RegExp) {
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => !refused.test(text),
    ({ input }) => problem('invalidCharacter', { character: refused.exec(input)?.[0] ?? '' }),
  )
}

/** The schema of a text that is not empty and has not only spaces. */
export const someText = v.pipe(
  v.string(required),
  v.check((text) => text.trim() !== '', required),
)

/** The schema of the common name in a DN. Source: SPEC 5 "Field validators". */
export const commonName = v.pipe(someText, without(/[<,;\\"+#=/|*'!@$%~]/))

/** The schema of the name of a role, a resource or a team. Source: SPEC 5 "Field validators". */
export const displayName = v.pipe(someText, without(/[<,;\\"+#=/|*~]/))

/** The schema of a description, which may be empty. Source: SPEC 5 "Field validators". */
export const description = v.pipe(v.string(), without(/[|~]/))

/** Limits the length; the error has the present length. Source: SPEC 5 "Field validators". */
export function atMostLong(max: number) {
  return v.maxLength<string, number, (issue: v.MaxLengthIssue<string, number>) => string>(
    max,
    ({ input }) => problem('tooLong', { max, length: input.length }),
  )
}

/** Requires a length; the error has the present length. */
export function atLeastLong(min: number) {
  return v.minLength<string, number, (issue: v.MinLengthIssue<string, number>) => string>(
    min,
    ({ input }) => problem('tooShort', { min, length: input.length }),
  )
}

const countWords = (text: string) => text.trim().split(/\s+/).length

/** Requires a number of words; the error has the present number. */
export function atLeastWords(min: number) {
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => countWords(text) >= min,
    ({ input }) => problem('tooFewWords', { min, length: countWords(input) }),
  )
}

/** Limits the number of words; the error has the present number. */
export function atMostWords(max: number) {
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => countWords(text) <= max,
    ({ input }) => problem('tooManyWords', { max, length: countWords(input) }),
  )
}

/**
 * The schema of an email address: a name, an at sign, and a domain. Source: docs/assumptions.md
 *
 */
export const emailAddress = v.pipe(
  v.string(),
  v.regex(/^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/, problem('email')),
)

/**
 * The schema of a phone number: digits of any script, and the usual characters between them.
 * Source: docs/assumptions.md A-495.
 */
export const phoneNumber = v.pipe(
  v.string(),
  v.regex(/^(?=.*\p{Nd})[+\p{Nd}\s()./x-]+$/u, problem('phone')),
)

const WINDOWS_PATH = /^[A-Za-z]:\\([^<>:"/\\|?*]+\\)*[^<>:"/\\|?*]*$/
const UNIX_PATH = /^\/([^/\0]+\/)*[^/\0]*$/

/** The path of a file on the server: empty, a Windows path or a Unix path. Source: SPEC 5 "Field validators". */
export const filePath = v.pipe(
  v.string(),
  v.check(
    (path) => path === '' || WINDOWS_PATH.test(path) || UNIX_PATH.test(path),
    problem('invalidfilepath'),
  ),
)

/** The schema of a color as the branding settings store it, `#19224a`. */
export const colour = v.pipe(someText, v.regex(/^#[0-9a-f]{6}$/i, problem('colour')))

/** The schema of the address of a server, with http or https; it may be empty. */
export const serverAddress = v.pipe(
  v.string(),
  v.check(
    (text) => text.trim() === '' || /^https?:\/\/[^\s/]+/.test(text.trim()),
    problem('url', { example: 'https://host.example:8443' }),
  ),
)

/** `5,10,25`: whole numbers from 1. Source: SPEC 3 "Global display settings". */
export const numberList = v.pipe(
  v.string(),
  v.check((text) => /^[1-9]\d*(,[1-9]\d*)*$/.test(text.trim()), problem('numberList')),
)
