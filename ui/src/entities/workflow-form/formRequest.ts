import type { components } from '../../shared/platform/contract/schema'
import { formData } from '../../shared/blocks/workflow-form/formData'
import type { FormValues } from '../../shared/blocks/workflow-form/formNode'

type FormRequestNode = components['schemas']['RequestFormPermissionsNode']

interface FormRequest extends Pick<FormRequestNode, 'recipients' | 'effDate' | 'expDate'> {
  /** DN of the request definition. */
  definition: string
  values: FormValues
  /** The reason for a form without a field for it, or with an empty one. */
  reason: string
}

/** The body of a request with a form; workflows read the reason from the values. Source: docs/assumptions.md A-324. */
export function formRequest({ definition, values, reason, ...rest }: FormRequest): FormRequestNode {
  const own = typeof values.reason === 'string' ? values.reason.trim() : ''
  const said = own === '' ? reason : own
  return {
    ...rest,
    reqPermissions: [{ id: definition, entityType: 'prd' }],
    data: formData(said === '' ? values : { ...values, reason: said }),
  }
}
