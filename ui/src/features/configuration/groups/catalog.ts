import { approverList, levelNames, percent } from '../../../entities/configuration/codec'
import { defineGroup } from '../settingsGroup'

const READ = 'catalog/administration/roleResourceSettings'

/** The lowest and the highest percentage. */
const SHARE = { kind: 'number', unit: 'percent', min: 1, max: 100 } as const

const APPROVAL = { kind: 'switch', asks: { at: false, text: 'noApproval' } } as const

export const roles = defineGroup({
  id: 'roles',
  call: { read: READ, write: `${READ}/role`, method: 'POST' },
  isPart: true,
  effect: 'now',
  isEffectAssumed: true,
  sections: [
    {
      id: 'roles',
      settings: [
        { key: 'roleContainer', kind: 'text', isReadOnly: true },
        { key: 'roleRequestContainer', kind: 'text', isReadOnly: true },
        { key: 'defaultRoleRequestDef', kind: 'select', source: 'Role Approval' },
        {
          key: 'roleAssignmentGracePeriod',
          kind: 'number',
          unit: 'minutes',
          min: 0,
          isRequired: true,
          byDefault: 0,
        },
        { key: 'roleToRoleApproval', ...APPROVAL, byDefault: false },
        { key: 'roleToGroupApproval', ...APPROVAL, byDefault: true },
        { key: 'roleToContainerApproval', ...APPROVAL, byDefault: true },
      ],
    },
    {
      id: 'levels',
      settings: [
        {
          key: 'roleLevels',
          kind: 'phrases',
          isRequired: true,
          effect: 'reload',
          parts: ['level10', 'level20', 'level30'],
          codec: levelNames,
        },
      ],
    },
    {
      id: 'resources',
      settings: [
        { key: 'resourceContainer', kind: 'text', isReadOnly: true },
        { key: 'resourceRequestContainer', kind: 'text', isReadOnly: true },
        { key: 'defaultResourceGrantRequestDef', kind: 'text', isReadOnly: true },
        { key: 'defaultResourceRevokeRequestDef', kind: 'text', isReadOnly: true },
      ],
    },
  ],
})

export const sod = defineGroup({
  id: 'sod',
  call: { read: READ, write: `${READ}/sod`, method: 'POST' },
  isPart: true,
  effect: 'now',
  isEffectAssumed: true,
  sections: [
    {
      id: 'sod',
      settings: [
        { key: 'sodContainer', kind: 'text', isReadOnly: true },
        { key: 'sodApprovers', kind: 'items', codec: approverList('sodApprovers') },
        { key: 'sodQuorum', ...SHARE, codec: percent('sodQuorum') },
        { key: 'defaultSODRequestDef', kind: 'select', source: 'Sod Approval' },
      ],
    },
  ],
})

export const entitlementQuery = defineGroup({
  id: 'entitlementQuery',
  call: { read: READ, write: `${READ}/entitlementQuery`, method: 'POST' },
  isPart: true,
  effect: 'now',
  isEffectAssumed: true,
  sections: [
    {
      id: 'entitlementQuery',
      settings: [
        { key: 'queryTimeout', kind: 'number', unit: 'minutes', min: 1, isRequired: true },
        { key: 'queryRefreshRate', kind: 'number', unit: 'minutes', min: 1, isRequired: true },
        { key: 'concatDisplayElements', kind: 'switch' },
        { key: 'queryDisplayElements', kind: 'list', isRequired: true },
      ],
    },
  ],
})
