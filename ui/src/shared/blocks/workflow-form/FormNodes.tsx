import { useController, type Control } from 'react-hook-form'
import { isolate } from '../../../i18n/isolate'
import { useLocale } from '../../../i18n/useLocale'
import { Facts } from '../page/Facts'
import { SectionCard } from '../page/SectionCard'
import { useProblemText } from '../validation/useProblemText'
import { isShown } from './conditions'
import { FieldControl } from './FieldControl'
import { problemOf } from './fieldRules'
import { FormGrid } from './FormGrid'
import type { FactNode, FieldNode, FormNode, FormValue, FormValues, TextNode } from './formNode'
import { withValues, wordsAt } from './insertion'
import { LookUpNames } from './LookUp'
import { RichText } from './RichText'
import styles from './WorkflowForm.module.css'

/** The properties of every part of a form. */
interface FormPartProps {
  control: Control
  values: FormValues
  isReadOnly: boolean
}

interface FormNodesProps extends FormPartProps {
  nodes: readonly FormNode[]
}

/** The nodes of a form below each other, without those whose condition is false. */
export function FormNodes({ nodes, ...rest }: FormNodesProps) {
  return (
    <div className={styles.nodes}>
      {nodes
        .filter((node) => isShown(node, rest.values))
        .map((node) => (
          <OneNode key={node.id} {...rest} node={node} />
        ))}
    </div>
  )
}

type OneNodeProps = FormPartProps & { node: FormNode }

function OneNode({ node, ...rest }: OneNodeProps) {
  switch (node.kind) {
    case 'field':
      return <Field {...rest} node={node} />
    case 'text':
      return node.isHeading ? <h2>{node.html}</h2> : <Words node={node} values={rest.values} />
    case 'fact':
      return <Facts facts={[{ key: node.id, label: node.label, content: <Fact node={node} /> }]} />
    case 'group':
      return <Group {...rest} title={node.title} nodes={node.nodes} />
    case 'columns':
      return <Columns {...rest} columns={node.columns} />
    case 'table':
      return node.rows.map((cells, index) => (
        <Columns key={index} {...rest} columns={cells.map((nodes) => ({ width: 1, nodes }))} />
      ))
    case 'grid':
      return (
        <FormGrid {...rest} node={node}>
          {(row, isReadOnly) => <FormNodes {...rest} isReadOnly={isReadOnly} nodes={row} />}
        </FormGrid>
      )
    case 'button':
      return null
  }
}

function Words({ node, values }: { node: TextNode; values: FormValues }) {
  const { locale } = useLocale()
  const valueAt = (place: string) => isolate(wordsAt(place, values), locale)
  return <RichText html={node.html} fill={(text) => withValues(text, node.path, valueAt)} />
}

function Fact({ node: { source, text } }: { node: FactNode }) {
  return source && text !== '' ? <LookUpNames source={source} ids={[text]} /> : text
}

function Group({ title, ...rest }: FormNodesProps & { title: string | undefined }) {
  if (title === undefined) return <FormNodes {...rest} />
  return (
    <SectionCard title={title}>
      <FormNodes {...rest} />
    </SectionCard>
  )
}

interface ColumnsProps extends FormPartProps {
  columns: readonly { width: number; nodes: readonly FormNode[] }[]
}

function Columns({ columns, ...rest }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      {columns.map(({ width, nodes }, index) => (
        <div key={index} style={{ flexGrow: width }}>
          <FormNodes {...rest} nodes={nodes} />
        </div>
      ))}
    </div>
  )
}

function Field({ node, control, isReadOnly }: OneNodeProps & { node: FieldNode }) {
  const problemText = useProblemText()
  const { field, fieldState } = useController({
    control,
    name: node.name,
    rules: { validate: (value: FormValue) => problemOf(node, value) },
  })
  const { error } = fieldState
  return (
    <FieldControl
      node={node}
      field={{
        label: node.label,
        hideLabel: node.hidesLabel,
        hint: node.hint,
        isRequired: node.rules.isRequired,
        isReadOnly: isReadOnly || node.isReadOnly,
        error: error && (node.rules.message ?? problemText(error.message)),
      }}
      value={field.value as FormValue}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
