import { phrases } from '../../../entities/configuration/codec'
import type { Settings, SettingValue } from '../../../shared/blocks/settings-form/settingField'
import { isPhrases } from '../../../shared/blocks/settings-form/settingValues'
import { filePath } from '../../../shared/blocks/validation/text'
import { problem } from '../../../shared/blocks/validation/problem'
import { defineGroup, idOf } from '../settingsGroup'

const GROUP = { id: 'emailApproval' } as const
const of = (entered: Settings, key: string) => entered[idOf(GROUP, key)]
const isOn = (key: string) => (entered: Settings) => of(entered, key) === true
const isEmpty = (value: SettingValue) => typeof value !== 'string' || value.trim() === ''

/** Makes a check: the setting is required while the switch `key` is on. */
const neededBy = (key: string) => (value: SettingValue, entered: Settings) =>
  of(entered, key) === true && isEmpty(value) ? problem('required') : undefined

/** The words that approve and those that deny must differ: a reply with a word of both lists decides nothing. */
function areDifferent(value: SettingValue): string | undefined {
  const said = (key: string) =>
    (isPhrases(value) ? (value[key] ?? []) : []).map(({ text }) => text.trim().toLowerCase())
  const denials = said('denyPhrase')
  const both = said('approvePhrase').find((word) => word !== '' && denials.includes(word))
  return both === undefined ? undefined : problem('twiceSaid', { name: both })
}

const PORT = { kind: 'number', min: 1, max: 65_535, isName: true } as const
const DAYS = { kind: 'number', unit: 'days', min: 1, isRequired: true } as const

/** Source: SPEC 3 "Client settings"; docs/assumptions.md A-151. */
export const emailApproval = defineGroup({
  id: 'emailApproval',
  call: { read: 'access/administration/emailApproval', method: 'POST' },
  effect: 'run',
  isEffectAssumed: true,
  sections: [
    {
      id: 'incoming',
      settings: [
        { key: 'emailApprovalTurnOn', kind: 'switch', asks: { at: false, text: 'noEmail' } },
        { key: 'serverType', kind: 'radio', choices: ['IMAP', 'POP3'], isRequired: true },
        { key: 'host', kind: 'text', check: neededBy('emailApprovalTurnOn') },
        { key: 'useDefaultPort', kind: 'switch' },
        { key: 'port', ...PORT, isRequired: true, isShown: (now) => !isOn('useDefaultPort')(now) },
        { key: 'sslEnabled', kind: 'switch' },
        { key: 'email', kind: 'text', check: neededBy('emailApprovalTurnOn') },
        { key: 'requireAuthentication', kind: 'switch' },
        { key: 'password', kind: 'secret', isShown: isOn('requireAuthentication') },
        {
          key: 'folder',
          kind: 'text',
          byDefault: 'INBOX',
          isShown: (now) => of(now, 'serverType') !== 'POP3',
        },
        { key: 'pollingInterval', kind: 'number', unit: 'seconds', min: 1, isRequired: true },
      ],
    },
    {
      id: 'words',
      effect: 'now',
      settings: [
        {
          key: 'phrases',
          kind: 'phrases',
          isRequired: true,
          parts: ['approvePhrase', 'denyPhrase'],
          codec: phrases('approvePhrase', 'denyPhrase'),
          check: areDifferent,
        },
        { key: 'replyEmail', kind: 'text', check: neededBy('emailApprovalTurnOn') },
        { key: 'successMailTemplate', kind: 'select', source: 'templates' },
        { key: 'failureMailTemplate', kind: 'select', source: 'templates' },
        { key: 'tokenExpirationTime', ...DAYS },
        { key: 'cleanupTimeInDays', ...DAYS },
        { key: 'emailContentOption', kind: 'number' },
      ],
    },
    {
      id: 'mailProxy',
      effect: 'restart',
      settings: [
        { key: 'isProxyEnabled', kind: 'switch' },
        { key: 'proxyHost', kind: 'text', check: neededBy('isProxyEnabled') },
        { key: 'proxyPort', ...PORT },
        { key: 'isProxyAuthRequired', kind: 'switch' },
        { key: 'proxyUser', kind: 'text', isShown: isOn('isProxyAuthRequired') },
        { key: 'proxyPassword', kind: 'secret', isShown: isOn('isProxyAuthRequired') },
      ],
    },
    {
      id: 'outgoing',
      effect: 'restart',
      settings: [
        { key: 'notifySmtpHost', kind: 'text' },
        { key: 'notifyDefaultFromAddress', kind: 'text' },
        { key: 'notifySmtpTls', kind: 'switch' },
        { key: 'notifyAuthRequired', kind: 'switch' },
        { key: 'notifyAuthUser', kind: 'text', isShown: isOn('notifyAuthRequired') },
        { key: 'notifyAuthPassword', kind: 'secret', isShown: isOn('notifyAuthRequired') },
        { key: 'notifyHost', kind: 'text' },
        { key: 'notifyProtocol', kind: 'text' },
        { key: 'notifyPort', kind: 'text' },
        { key: 'notifySecureProtocol', kind: 'text' },
        { key: 'notifySecurePort', kind: 'text' },
        { key: 'notifyImageUrl', kind: 'text' },
      ],
    },
    {
      id: 'signing',
      effect: 'restart',
      settings: [
        { key: 'notifySignature', kind: 'switch' },
        { key: 'notifySignPath', kind: 'text', rule: filePath, isShown: isOn('notifySignature') },
        { key: 'notifySignPassword', kind: 'secret', isShown: isOn('notifySignature') },
        { key: 'notifySignKeyAlias', kind: 'text', isShown: isOn('notifySignature') },
        { key: 'notifySignKeyPassword', kind: 'secret', isShown: isOn('notifySignature') },
      ],
    },
  ],
})
