import { hasScripts, obstaclesOf } from './obstacles'

const A = 'https://a.example/lib/x.js?v=1'
const B = { script: 'https://b.example:8443/y.js' }

test('scripts of an origin that the operator named run in the sandbox', () => {
  const form = { externalScripts: [A, B] }
  expect(obstaclesOf(form, ['https://a.example', 'https://b.example:8443'])).toBeUndefined()
  expect(hasScripts(form)).toBe(true)
})

test.each([
  { named: ['https://a.example'], foreign: ['https://b.example:8443'] },
  { named: ['https://b.example'], foreign: ['https://a.example', 'https://b.example:8443'] },
  { named: [], foreign: ['https://a.example', 'https://b.example:8443'] },
])('of scripts from two, $foreign are in the way where $named are named', ({ named, foreign }) => {
  expect(obstaclesOf({ externalScripts: [A, B, A] }, named)?.foreignOrigins).toEqual(foreign)
})

test.each([
  { script: '../x.js', told: '../x.js' },
  { script: { src: 1 }, told: '{"src":1}' },
])('what is no address is in the way as it is written: $told', ({ script, told }) => {
  expect(obstaclesOf({ externalScripts: [script] }, [])?.foreignOrigins).toEqual([told])
})
