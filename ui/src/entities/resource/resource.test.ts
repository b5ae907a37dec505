import type { components } from '../../shared/platform/contract/schema'
import { ASKED_VALUE, readResource, readResourceDetail } from './model'
import { resourceFieldsOf, toNewResourceBody, toResourceBody } from './resourceChange'

type ResourceNode = components['schemas']['ResourceNode']

const licence: ResourceNode = {
  id: 'cn=Licence',
  name: 'Licence',
  managedBy: 3,
  localizedNames: [{ locale: 'en', name: ' Licence ' }],
  localizedDescriptions: [{ locale: 'en', desc: '  ' }],
  approvalRequired: true,
  approvalIsStandard: true,
  approvers: [{ id: 'cn=ann', name: 'Ann', type: 'user', sequence: 1 }],
  quorum: '60%',
  requestDef: '',
  revokeRequired: true,
  revokeEqualsGrant: true,
  driver: 'Cloud Driver',
  entitlements: [{ id: 'cn=License', displayName: 'License', parameterValue: ASKED_VALUE }],
  resourceParameters: [
    { id: 'EntitlementParamKey', type: 'EntitlementRef', binding: 'dynamic' },
    { id: 'seats', type: 'Integer', binding: 'static', staticValue: '2', hide: true },
    { id: 'region', type: 'List', binding: 'dynamic', entitlementDn: 'cn=Region,cn=Cloud' },
  ],
  isExpirationRequired: true,
  expiresAfter: '3M',
  resourceWeightage: '5',
}

const sent = (node: ResourceNode) =>
  toResourceBody(resourceFieldsOf(readResourceDetail(node)), 'en')

test('an odd number says that a resource is under permission reconciliation', () => {
  expect(readResource(licence).isManaged).toBe(true)
  expect(readResource({ ...licence, managedBy: 2 }).isManaged).toBe(false)
})

test('texts are sent without spaces around them, and empty ones not at all', () => {
  expect(sent(licence)).toMatchObject({
    name: 'Licence',
    localizedNames: [{ locale: 'en', name: 'Licence' }],
    localizedDescriptions: [],
  })
  const described = { localizedDescriptions: [{ locale: 'en', desc: ' For one seat ' }] }
  expect(sent({ ...licence, ...described })).toMatchObject({
    description: 'For one seat',
    localizedDescriptions: [{ locale: 'en', desc: 'For one seat' }],
  })
})

test('both approvals are sent back as they were read', () => {
  expect(sent(licence)).toMatchObject({
    approvalRequired: true,
    quorum: '60%',
    approvers: [{ id: 'cn=ann', sequence: 1 }],
    revokeRequired: true,
    revokeEqualsGrant: true,
    revokeApprovers: [],
  })
})

test('the question for the value of the entitlement goes before those of the resource', () => {
  const { resourceParameters } = sent(licence)
  expect(resourceParameters.map(({ id }) => id)).toEqual(['EntitlementParamKey', 'seats', 'region'])
  expect(resourceParameters[0]).toEqual({
    id: 'EntitlementParamKey',
    scope: 'user',
    type: 'EntitlementRef',
    binding: 'dynamic',
    instance: true,
    hide: false,
    parentType: 'resource',
  })
})

test('a resource with one value does not ask for it', () => {
  const fixed = { ...licence, entitlements: [{ id: 'cn=License', parameterValue: 'E3' }] }
  expect(sent(fixed).entitlements).toEqual([{ id: 'cn=License', parameterValue: 'E3' }])
  expect(sent(fixed).resourceParameters.map(({ id }) => id)).toEqual(['seats', 'region'])
})

test('a fixed value is sent, an asked question has none', () => {
  const [, seats, region] = sent(licence).resourceParameters
  expect(seats).toMatchObject({ binding: 'static', instance: false, staticValue: '2', hide: true })
  expect(region).toMatchObject({
    binding: 'dynamic',
    staticValue: '',
    entitlementDn: 'cn=Region,cn=Cloud',
  })
})

test('an expiry is a number with its unit', () => {
  expect(readResourceDetail(licence).expiry).toEqual({ isRequired: true, count: 3, unit: 'M' })
  expect(sent(licence)).toMatchObject({ isExpirationRequired: true, expiresAfter: '3M' })
  expect(sent({ ...licence, expiresAfter: '' }).expiresAfter).toBe('')
})

test('a new resource gets its common name from its name', () => {
  const fields = { ...resourceFieldsOf(readResourceDetail(licence)), id: '', container: [] }
  const texts = { name: [{ locale: 'en', text: ' Office (large) ' }], description: [] }
  expect(toNewResourceBody({ ...fields, texts }, 'en')).toMatchObject({
    id: 'Officelarge',
    name: 'Office (large)',
  })
})
