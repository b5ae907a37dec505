import type { components } from '../../shared/platform/contract/schema'
import { formData } from '../../shared/blocks/workflow-form/formData'
import type { FormValues } from '../../shared/blocks/workflow-form/formNode'

type FormRequestNode = components['schemas']['RequestFormPermissionsNode']

interface FormRequest extends Pick<FormRequestNode, 'recipients' | 'effDate' | 'expDate'> {
  /** DN of the request definition. */
  definition: string
  values: FormValues
  /** What is said where the form asks for no reason, or got none. */
  reason: string
}

/** What asks for something with its form; the workflow reads the reason in its data. Source: docs/assumptions.md A-324. */
export function formRequest({ definition, values, reason, ...rest }: FormRequest): FormRequestNode {
  const own = typeof values.reason === 'string' ? values.reason.trim() : ''
  const said = own === '' ? reason : own
  return {
    ...rest,
    reqPermissions: [{ id: definition, entityType: 'prd' }],
    data: formData(said === '' ? values : { ...values, reason: said }),
  }
}
