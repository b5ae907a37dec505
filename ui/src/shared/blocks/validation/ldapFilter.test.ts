import { ldapFilter } from './ldapFilter'
import { firstProblem, readProblem } from './problem'

const keyOf = (text: string) => {
  const message = firstProblem(ldapFilter, text)
  return message && readProblem(message).key
}

test.each([
  '(ou=Finance)',
  '(cn=*)',
  '(cn=a*b*c)',
  '(&(ou=Finance)(!(title=*Trainee)))',
  '(|(age>=21)(age<=65)(sn~=smit))',
  String.raw`(o=Parens R Us \28for all your parenthetical needs\29)`,
  '(cn;lang-de=Müller)',
  '(1.2.840.113556.1.4.803=5)',
  '(cn:caseExactMatch:=Fred)',
  '(cn:dn:2.4.6.8.10:=Barney)',
  '(:dn:caseExactMatch:=Dino)',
  '(seeAlso=)',
])('%s is a filter', (text) => {
  expect(keyOf(text)).toBeUndefined()
})

test.each([
  ['', 'ldapFilter'],
  ['ou=Finance', 'ldapFilter'],
  ['(ou=Finance', 'brackets'],
  ['(ou=Finance))', 'brackets'],
  ['(&)', 'ldapFilter'],
  ['(!(cn=x)(cn=y))', 'ldapFilter'],
  ['(ou=Finance)(ou=Sales)', 'ldapFilter'],
  [String.raw`(cn=a\2)`, 'ldapFilter'],
  ['(cn>a)', 'ldapFilter'],
  ['(cn~=a*)', 'ldapFilter'],
  ['(=x)', 'ldapFilter'],
])('%s is none', (text, key) => {
  expect(keyOf(text)).toBe(key)
})
