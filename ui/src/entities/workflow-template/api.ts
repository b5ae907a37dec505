import { baseApi } from '../../shared/platform/api/baseApi'
import type { components } from '../../shared/platform/contract/schema'

type FormListNode = components['schemas']['FormListNode']
type PrdCreateNode = components['schemas']['PrdCreateNode']
type PrdResponseNode = components['schemas']['PrdResponseNode']
type TemplateListNode = components['schemas']['TemplateListNode']
type WFDataItemsListNode = components['schemas']['WFDataItemsListNode']
type WorkflowDataNode = components['schemas']['WorkflowDataNode']

/** A template for workflows. */
export interface WorkflowTemplate {
  id: string
  name: string
  description: string
  /** Whether the installation added it. */
  isCustom: boolean
}

/** A form for requests or approvals. */
export interface StockForm {
  id: string
  name: string
  description: string
}

/** A data item of a form. */
export interface DataItem {
  key: string
  type: string
}

/** The created workflow. */
export interface CreatedWorkflow {
  id: string
  name: string
}

/** The path of the forms service at the gateway. Source: docs/assumptions.md A-60. */
const FORMS = 'forms'

const templateApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All templates; a second call says which of them the installation added. */
    listTemplates: build.query<readonly WorkflowTemplate[], undefined>({
      queryFn: async (_none, _api, _extra, ask) => {
        const all = await ask(`${FORMS}/listTemplates`)
        if (all.error) return { error: all.error }
        const own = await ask({ url: `${FORMS}/listTemplates`, params: { isCustom: true } })
        if (own.error) return { error: own.error }
        const custom = new Set((own.data as TemplateListNode).prdTemplates.map(({ dn }) => dn))
        const { prdTemplates } = all.data as TemplateListNode
        return {
          data: prdTemplates.map((node) => ({ ...readForm(node), isCustom: custom.has(node.dn) })),
        }
      },
    }),
    listStockForms: build.query<readonly StockForm[], 'RequestForms' | 'ApprovalForms'>({
      query: (formContainer) => ({ url: `${FORMS}/listWorkflowForms`, params: { formContainer } }),
      transformResponse: ({ worfklowFormsList }: FormListNode) => worfklowFormsList.map(readForm),
    }),
    /** The data items of a form, by its DN. */
    listDataItems: build.query<readonly DataItem[], string>({
      query: (formId) => ({ url: `${FORMS}/dataItemsList`, params: { formId } }),
      transformResponse: ({ dataItems }: WFDataItemsListNode) =>
        dataItems.map(({ fieldKey: key, dataType: type = 'string' }) => ({ key, type })),
    }),
    createWorkflow: build.mutation<CreatedWorkflow, PrdCreateNode>({
      query: (body) => ({ url: 'access/workflow', method: 'POST', body }),
      transformResponse: ({ dn, name = dn }: PrdResponseNode) => ({ id: dn, name }),
    }),
  }),
})

export const {
  useListTemplatesQuery,
  useListStockFormsQuery,
  useListDataItemsQuery,
  useCreateWorkflowMutation,
} = templateApi

function readForm({ dn, cn = dn, templateName = cn, description = '' }: WorkflowDataNode) {
  return { id: dn, name: templateName, description }
}
