import { loginAddress } from './loginAddress'

test.each([
  ['#/users?q=ann', 'bff/login?return=%23%2Fusers%3Fq%3Dann'],
  ['', 'bff/login?return=%23%2F'],
  ['#content', 'bff/login?return=%23%2F'],
])('from %p the sign-in is left for %s', (hash, address) => {
  expect(loginAddress('bff/login', hash)).toBe(address)
})
