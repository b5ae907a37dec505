import { useTranslation } from 'react-i18next'
import { DateTime } from '../../../shared/values/DateTime'
import { readTime } from '../../../shared/values/time'
import { TextLink } from '../../../shared/ui/TextLink'
import type { Attribute, Value } from '../model'

interface ValueOfAttribute {
  attribute: Attribute
  value: Value
}

interface AttributeValueProps extends ValueOfAttribute {
  /** Where the page of a person is. */
  toUser: (dn: string) => string
  quiet: boolean
}

/**
 * One value: a mail address, a telephone number, a moment, a person or plain text.
 *
 * Source: SPEC 2 "Identity detail page (detailInfo/{dn})"; docs/assumptions.md A-29.
 */
export function AttributeValue({ attribute, value, toUser, quiet }: AttributeValueProps) {
  const href = addressOf(attribute, value, toUser)
  const words = <Words attribute={attribute} value={value} />
  if (href === undefined) return words
  return (
    <TextLink href={href} quiet={quiet}>
      {words}
    </TextLink>
  )
}

function addressOf(
  { key, dataType, lookupEntity }: Attribute,
  { raw }: Value,
  toUser: (dn: string) => string,
): string | undefined {
  if (key === 'Email') return `mailto:${encodeURIComponent(raw).replace('%40', '@')}`
  if (key === 'TelephoneNumber') return `tel:${dialled(raw)}`
  if (dataType === 'DN' && lookupEntity === 'user') return toUser(raw)
  return undefined
}

/** RFC 3966 knows digits, `+` and parameters; spaces and brackets are for the eye. */
function dialled(number: string): string {
  return number.replaceAll(/[^\d+*#;=a-z]/gi, '')
}

function Words({ attribute: { key, dataType }, value: { raw, text } }: ValueOfAttribute) {
  const { t } = useTranslation('users')
  if (key === 'TelephoneNumber') return <bdi dir="ltr">{text}</bdi>
  const moment = dataType === 'Time' ? readTime(raw) : undefined
  if (moment !== undefined) return <DateTime at={moment} />
  if (dataType === 'Boolean') return <span>{raw === 'true' ? t('yes') : t('no')}</span>
  return <bdi>{text}</bdi>
}
