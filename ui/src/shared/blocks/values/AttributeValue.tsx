import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Breakable } from '../../ui/Breakable'
import { Link } from '../../ui/Link'
import type { Attribute, Value } from './attribute'
import { DateTime } from './DateTime'
import { readTime } from './time'

export interface AttributeValueProps {
  attribute: Pick<Attribute, 'key' | 'dataType' | 'lookupEntity'>
  value: Value
  /** Renders a person of whom only DN and name are known; without it only the name is shown. */
  renderPerson?: ((dn: string, name: string) => ReactNode) | undefined
  /** Renders an entity of another kind, such as `device`; without it only the name is shown. */
  renderThing?: ((kind: string, dn: string, name: string) => ReactNode) | undefined
  /** Links in the colour of the text, for tables. */
  quiet?: boolean
}

/**
 * One value of an attribute: an email address, a phone number, a date, a person or plain text.
 *
 * Source: SPEC 2 "Identity detail page (detailInfo/{dn})" and "Shared widgets"; docs/assumptions.md
 *
 */
export function AttributeValue(props: AttributeValueProps) {
  const { attribute, value, quiet } = props
  if (value.raw === '') return null
  const reference = referenceOf(props)
  if (reference !== undefined) return reference
  const words = <Words attribute={attribute} value={value} />
  const href = addressOf(attribute.key, value.raw)
  if (href === undefined) return words
  return (
    <Link
      href={href}
      aria-label={attribute.key === 'Email' ? value.text : undefined}
      quiet={quiet ?? false}
    >
      {words}
    </Link>
  )
}

/**
 * The rendered entity that a DN refers to; undefined when the value is no DN, or there is no
 * renderer for it.
 */
function referenceOf({ attribute, value, renderPerson, renderThing }: AttributeValueProps) {
  const { dataType, lookupEntity = '' } = attribute
  if (dataType !== 'DN' || lookupEntity === '') return undefined
  if (lookupEntity === 'user') return renderPerson?.(value.raw, value.text)
  return renderThing?.(lookupEntity, value.raw, value.text)
}

function addressOf(key: string, raw: string): string | undefined {
  if (key === 'Email') return `mailto:${encodeURIComponent(raw).replace('%40', '@')}`
  if (key === 'TelephoneNumber') return `tel:${dialled(raw)}`
  return undefined
}

/** A phone number without the spaces and brackets that RFC 3966 does not allow in a link. */
function dialled(number: string): string {
  return number.replaceAll(/[^\d+*#;=a-z]/gi, '')
}

function Words({
  attribute,
  value: { raw, text },
}: Pick<AttributeValueProps, 'attribute' | 'value'>) {
  const { key, dataType } = attribute
  if (key === 'Email') return <MailAddress text={text} />
  if (key === 'TelephoneNumber') return <bdi dir="ltr">{text}</bdi>
  const moment = dataType === 'Time' ? readTime(raw) : undefined
  if (moment !== undefined) return <DateTime at={moment} />
  if (dataType === 'Boolean') return <YesOrNo isYes={raw === 'true'} />
  return <bdi>{text}</bdi>
}

function YesOrNo({ isYes }: { isYes: boolean }) {
  const { t } = useTranslation('values')
  return isYes ? t('yes') : t('no')
}

/** An email address that breaks after the at sign or a dot when there is little room. */
function MailAddress({ text }: { text: string }) {
  return (
    <bdi>
      <Breakable text={text} at={/(?<=[@.])/} />
    </bdi>
  )
}
