import * as v from 'valibot'
import { problem } from './problem'

/** Length of a password. Source: SPEC 9 "Images, roles and passwords". */
export const PASSWORD_LENGTH = { min: 6, max: 100 } as const

interface PasswordRule {
  key: 'passwordLength' | 'passwordDigit' | 'passwordCharacters'
  isKept: (password: string) => boolean
}

/** Each can be shown as kept or broken while somebody types. Source: SPEC 5 "Field validators". */
export const passwordRules: readonly PasswordRule[] = [
  {
    key: 'passwordLength',
    isKept: ({ length }) => length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max,
  },
  { key: 'passwordDigit', isKept: (password) => /[0-9]/.test(password) },
  { key: 'passwordCharacters', isKept: (password) => /^[A-Za-z0-9!@#$%^&*]+$/.test(password) },
]

/** What the rules say of a password, the first that is broken. */
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
 * How hard a password is to guess; `none` while a rule is broken.
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

/** How many different characters that many kinds have, roughly. */
const SYMBOLS_OF_KINDS = [1, 10, 36, 62, 70]
