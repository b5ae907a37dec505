import { snapshotText } from './snapshotFile'

const SNAPSHOT = {
  format: 'idm-console-settings/1' as const,
  product: '4.10.0',
  address: 'https://test.example',
  taken: '2026-05-04T09:12:44+00:00',
  notReadable: {},
}

test('the text of a snapshot is sorted at each level', () => {
  expect(
    snapshotText({ ...SNAPSHOT, groups: { b: { d: [2, 1], c: { z: 1, a: 2 } }, a: {} } }),
  ).toMatch(/"a": \{\},\s+"b": \{\s+"c": \{\s+"a": 2,\s+"z": 1\s+\},\s+"d": \[\s+2,\s+1/)
})
