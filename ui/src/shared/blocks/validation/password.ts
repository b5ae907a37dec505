import * as v from 'valibot'
import { problem } from './problem'

/** Length of a password. Source: SPEC 9 "Images, roles and passwords". */
export const PASSWORD_LENGTH = { min: 6, max: 100 } as const

interface PasswordRule {
  key: 'passwordLength' | 'passwordDigit' | 'passwordCharacters'
  isKept: (password: string) => boolean
}

/**
 * The rules of a password; each can be shown as met or broken while a person types. Source: SPEC 5
 * "Field validators".
 */
export const passwordRules: readonly PasswordRule[] = [
  {
    key: 'passwordLength',
    isKept: ({ length }) => length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max,
  },
  { key: 'passwordDigit', isKept: (password) => /[0-9]/.test(password) },
  { key: 'passwordCharacters', isKept: (password) => /^[A-Za-z0-9!@#$%^&*]+$/.test(password) },
]

/** The schema of a password; its error is the first broken rule. */
export const password = v.pipe(
  v.string(),
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => brokenRule(text) === undefined,
    ({ input }) => {
      const broken = brokenRule(input)
      return input === '' || !broken ? problem('required') : problem(broken.key, PASSWORD_LENGTH)
    },
  ),
)

function brokenRule(text: string): PasswordRule | undefined {
  return passwordRules.find(({ isKept }) => !isKept(text))
}

export type PasswordStrength = 'none' | 'weak' | 'fair' | 'good' | 'strong'

/**
 * Estimates how hard a password is to guess; `none` while it breaks a rule.
 *
 * Source: docs/assumptions.md A-181.
 */
export function passwordStrength(text: string): PasswordStrength {
  if (brokenRule(text)) return 'none'
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[!@#$%^&*]/].filter((kind) => kind.test(text)).length
  const bits = text.length * Math.log2(SYMBOLS_OF_KINDS[kinds] ?? 1)
  if (bits < 40) return 'weak'
  if (bits < 60) return 'fair'
  return bits < 80 ? 'good' : 'strong'
}

/** The approximate number of different characters, by the number of kinds that a password uses. */
const SYMBOLS_OF_KINDS = [1, 10, 36, 62, 70]
