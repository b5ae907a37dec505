import { get } from 'react-hook-form'
import type { ShownNames } from '../workflow-form/fieldControlProps'
import { fieldsOf } from '../workflow-form/formData'
import type { FormNode, FormValue, FormValues } from '../workflow-form/formNode'
import { placeOf } from './consoleField'
import type { Contents } from './contents'
import { FieldDialog } from './FieldDialog'
import type { useSandbox } from './useSandbox'

interface AskedFieldProps {
  nodes: readonly FormNode[]
  sandbox: ReturnType<typeof useSandbox>
  contents: Contents
  isReadOnly: boolean
  onChoose: (place: string, names: ShownNames) => void
}

/** The dialog for the field whose value the form in the sandbox asks for. */
export function AskedField({ nodes, sandbox, contents, isReadOnly, onChoose }: AskedFieldProps) {
  const values = sandbox.told.values as FormValues
  const field = fieldsOf(nodes, values).find(({ name }) => name === sandbox.asked)
  if (!field) return null
  const value = get<FormValues, FormValue>(values, field.name)
  const isOfFiles = field.control === 'files'
  return (
    <FieldDialog
      node={field}
      value={isOfFiles ? contents.restore(value) : value}
      isReadOnly={isReadOnly || field.isReadOnly}
      onFill={(entered, names) => {
        onChoose(placeOf(field.name), names)
        sandbox.fill(field.name, isOfFiles ? contents.withhold(entered) : entered)
      }}
      onClose={sandbox.leave}
    />
  )
}
