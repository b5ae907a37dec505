import { FieldGroup } from '../../ui/FieldGroup'
import { RadioGroup } from '../../ui/RadioGroup'
import type { FieldControlProps } from './fieldControlProps'
import styles from './WorkflowForm.module.css'

/** Several questions that have the same answers. */
export function SurveyControl({ node, field, value, onChange }: FieldControlProps) {
  const answers = value as Readonly<Record<string, string>>
  return (
    <FieldGroup {...field}>
      <div className={styles.survey}>
        {node.questions.map(({ id, text }) => (
          <RadioGroup
            key={id}
            label={text}
            isReadOnly={field.isReadOnly}
            options={node.options}
            value={answers[id] === '' ? undefined : answers[id]}
            onChange={(answer) => onChange({ ...answers, [id]: answer })}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
