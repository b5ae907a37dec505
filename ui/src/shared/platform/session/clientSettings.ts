import { toUpstreamLocale } from '../../../i18n/locale'
import type { Bootstrap } from './sessionApi'

type Config = Bootstrap['client']['config']
type Section = 'branding' | 'customization' | 'helpdesk'

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

/**
 * One setting, `{"key": "title", "sectionKey": "branding", "value": ...}`.
 *
 * Source: SPEC 3 "Client settings"; docs/assumptions.md A-3.
 */
function setting(config: Config, section: Section, key: string): unknown {
  return memberOf(memberOf(config, section), key)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The text of a setting; empty when it is not set. */
export function textSetting(config: Config, section: Section, key: string): string {
  return textOf(memberOf(setting(config, section, key), 'value'))
}

export function flagSetting(config: Config, section: Section, key: string): boolean {
  return memberOf(setting(config, section, key), 'value') === true
}

/** A setting as a number; `fallback` when it is not set or invalid. */
export function numberSetting(config: Config, section: Section, key: string, fallback: number) {
  const value = Number(memberOf(setting(config, section, key), 'value'))
  return Number.isFinite(value) && value > 0 ? value : fallback
}

function valueIn(config: Config, section: Section, key: string, locale: string): unknown {
  return memberOf(memberOf(setting(config, section, key), 'value'), toUpstreamLocale(locale))
}

/** A setting with a text for each language, `{"value": {"en": "...", "ar": "..."}}`. */
export function localizedSetting(config: Config, section: Section, key: string, locale: string) {
  return textOf(valueIn(config, section, key, locale))
}

/** Label and address in a language, `{"value": {"en": {"label": "...", "link": "..."}}}`. */
export function linkSetting(config: Config, section: Section, key: string, locale: string) {
  const link = valueIn(config, section, key, locale)
  return { label: textOf(memberOf(link, 'label')), href: webAddress(memberOf(link, 'link')) }
}

/** The address in the member `link` of a setting. */
export function settingTarget(config: Config, section: Section, key: string): string {
  return webAddress(memberOf(setting(config, section, key), 'link'))
}

/** Names in a list, or the keys that are true in a list of flags, `[{"key": "role", "value": true}]`. */
export function switchedOn(config: Config, section: Section, key: string): string[] {
  const entries = memberOf(setting(config, section, key), 'value')
  if (!Array.isArray(entries)) return []
  return entries
    .filter((entry) => typeof entry === 'string' || memberOf(entry, 'value') === true)
    .map((entry) => (typeof entry === 'string' ? entry : textOf(memberOf(entry, 'key'))))
}

/** The values of a list, `{"attributeValues": [{"$": "+47 22 40 11 11"}]}`. */
export function listSetting(config: Config, section: Section, key: string): string[] {
  const values = memberOf(setting(config, section, key), 'attributeValues')
  return Array.isArray(values) ? values.map((value) => textOf(memberOf(value, '$'))) : []
}

/** A list of attributes, `{"value": [{"key": "Email", "displayLabel": "Email"}]}`; empty when it is not set. */
export function attributesSetting(config: Config, section: Section, key: string) {
  const listed = memberOf(setting(config, section, key), 'value')
  const attributes: unknown[] = Array.isArray(listed) ? listed : []
  return attributes.flatMap((attribute) => {
    const name = textOf(memberOf(attribute, 'key'))
    return name === ''
      ? []
      : [{ key: name, label: textOf(memberOf(attribute, 'displayLabel')) || name }]
  })
}

/** Accepts only http and https, as administrators type this address. */
function webAddress(value: unknown): string {
  const address = textOf(value)
  return /^https?:[/][/]/i.test(address) ? address : ''
}
