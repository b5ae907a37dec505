import type { Attribute } from '../model'
import { AttributeValue } from './AttributeValue'
import styles from './AttributeValues.module.css'

interface AttributeValuesProps {
  /** Nothing is shown when it is absent. */
  attribute: Attribute | undefined
  /** Where the page of a person is. */
  toUser: (dn: string) => string
  /** How many values to show before `+n`; all when absent. */
  limit?: number
  /** Links in the colour of the text, for tables. */
  quiet?: boolean
}

/** The values of an attribute, one under the other. */
export function AttributeValues({ attribute, toUser, limit, quiet = false }: AttributeValuesProps) {
  if (!attribute) return null
  const shown = attribute.values.slice(0, limit)
  const rest = attribute.values.length - shown.length
  return (
    <span className={styles.values}>
      {shown.map((value) => (
        <AttributeValue
          key={value.raw}
          attribute={attribute}
          value={value}
          toUser={toUser}
          quiet={quiet}
        />
      ))}
      {rest > 0 && (
        <bdi dir="ltr" className={styles.rest}>
          +{rest}
        </bdi>
      )}
    </span>
  )
}
