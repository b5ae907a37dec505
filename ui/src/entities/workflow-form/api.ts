import type { ApiError } from '../../shared/platform/errors/apiError'
import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'
import type { Outcome } from '../../shared/platform/store/outcome'
import { formData } from '../../shared/blocks/workflow-form/formData'
import type { FormDocument } from '../../shared/blocks/workflow-form/formJson'
import type { FormValues } from '../../shared/blocks/workflow-form/formNode'
import { DEFINITION_UNKNOWN, isUnexplained } from '../request-definition/unexplained'
import { formRequest } from './formRequest'

type FormDocumentNode = components['schemas']['FormDocumentNode']
type ParameterListNode = components['schemas']['ParameterListNode']
type RequestReply = components['schemas']['RequestOperationResponseListNode']

export type FormContainer = 'RequestForms' | 'ApprovalForms'

/** A form of a request (DNs of the form and of the request definition), or of a task (ids of the task and of its process). */
export interface AskedForm {
  container: FormContainer
  id: string
  pid: string
  /** DN of the recipient; undefined for the caller. */
  recipient?: string | undefined
  /** The language, as the identity applications spell it. */
  locale: string
}

interface FilledRequest {
  /** DN of the request definition. */
  definition: string
  recipient?: string | undefined
  values: FormValues
}

interface FilledTask {
  taskId: string
  /** The button of the form, `ApprovalAction`. */
  action: string
  values: FormValues
}

const workflowFormApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readWorkflowForm: build.query<FormDocument, AskedForm>({
      query: ({ container, ...asked }) => ({
        url: 'access/forms',
        params: { formContainer: container, ...asked },
      }),
      transformResponse: ({ formJSON }: FormDocumentNode) => formJSON,
    }),
    /**
     * The address of the forms in the identity applications, `https://idm.example.com/forms`. Source: SPEC 3
     * "Application context"; docs/assumptions.md.
     */
    readFormsContext: build.query<string, undefined>({
      query: () => 'access/rob/ismproperties/oauth',
      transformResponse: ({ properties }: ParameterListNode) =>
        properties
          .slice(0, 2)
          .map(({ value = '' }) => value)
          .join('/'),
    }),
    /** Submits the form of a request. A reply without any recipient means that the request failed. */
    submitRequestForm: build.mutation<Outcome, FilledRequest>({
      queryFn: async ({ definition, recipient, values }, _api, _extra, call) => {
        const answer = await call({
          url: 'access/requests/permissions/v2',
          method: 'POST',
          body: formRequest({
            definition,
            values,
            reason: '',
            recipients: recipient === undefined ? [] : [{ dn: recipient, type: 'user' }],
          }),
        })
        if (answer.error) return { error: explained(answer.error) }
        const outcome = outcomeOf(answer.data as RequestReply)
        return outcome.succeeded.length > 0
          ? { data: outcome }
          : { error: explained(refusalOf(outcome)) }
      },
    }),
    /** Submits the form of a task. The forms of the product name the comment `apwaComment`. */
    submitTaskForm: build.mutation<unknown, FilledTask>({
      query: ({ taskId, action, values: { comments, apwaComment, ...values } }) => ({
        url: 'access/tasks/v2',
        method: 'POST',
        body: {
          taskId,
          taskAction: action,
          comments: comments ?? apwaComment ?? '',
          data: formData(values),
        },
      }),
      invalidatesTags: ['Task'],
    }),
  }),
})

export const {
  useReadWorkflowFormQuery,
  useReadFormsContextQuery,
  useSubmitRequestFormMutation,
  useSubmitTaskFormMutation,
} = workflowFormApi
export const { submitRequestForm } = workflowFormApi.endpoints

function outcomeOf({ success, OperationNodes: nodes }: RequestReply): Outcome {
  return {
    success,
    succeeded: nodes.flatMap(({ succeeded }) => succeeded),
    failed: nodes.flatMap(({ failed }) => failed),
  }
}

function explained(error: ApiError): ApiError {
  return isUnexplained(error) ? DEFINITION_UNKNOWN : error
}

function refusalOf({ failed }: Outcome): ApiError {
  const text = [...new Set(failed.map(({ reason }) => reason))].filter(Boolean).join(' ')
  return { status: 200, code: 'fault', text }
}
