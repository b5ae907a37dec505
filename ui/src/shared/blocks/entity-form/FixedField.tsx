import { FieldGroup } from '../../ui/FieldGroup'
import { FirstFew } from '../../ui/FirstFew'
import { TextField } from '../../ui/TextField'
import { AttributeValue } from '../values/AttributeValue'
import styles from './FixedField.module.css'
import type { FormAttribute } from './formAttribute'
import { useValueText } from './useValueText'

interface FixedFieldProps {
  attribute: FormAttribute
}

/** A read-only attribute; each of several values has a line of its own. */
export function FixedField({ attribute }: FixedFieldProps) {
  const valueText = useValueText()
  if (attribute.values.length > 1) return <FixedValues attribute={attribute} />
  return (
    <TextField
      label={attribute.label}
      isReadOnly
      value={valueText(attribute, attribute.values)}
      onChange={() => undefined}
    />
  )
}

function FixedValues({ attribute }: FixedFieldProps) {
  return (
    <FieldGroup label={attribute.label} isReadOnly>
      <FirstFew
        className={styles.values}
        lines={attribute.values}
        id={({ raw }) => raw}
        draw={(value) => <AttributeValue attribute={attribute} value={value} />}
      />
    </FieldGroup>
  )
}
