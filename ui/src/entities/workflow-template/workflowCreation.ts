import type { components } from '../../shared/platform/contract/schema'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import {
  textIn,
  trimmed,
  type LocalizedTexts,
} from '../../shared/blocks/localized-text/localizedTexts'
import { commonNameOf } from '../../shared/blocks/validation/commonNameOf'
import type { DataItem } from './api'

type PrdCreateNode = components['schemas']['PrdCreateNode']

export const processTypes = [
  'Provisioning',
  'Role Approval',
  'Resource Approval',
  'Sod Approval',
] as const

export type ApprovalType = 'Serial' | 'Quorum'

/** The approvers of a step: the manager of the recipient, people, or groups. */
export interface ApprovalStep {
  id: string
  kind: 'manager' | 'user' | 'group'
  approvers: readonly PickerItem[]
}

/** The fields of a new workflow. */
export interface WorkflowFields {
  /** DN of the template; `''` while none is chosen. */
  template: string
  processType: (typeof processTypes)[number]
  texts: LocalizedTexts<'name' | 'description'>
  /** The common name; empty to derive it from the name. */
  cn: string
  /** DN of the request form; `''` for none. */
  requestForm: string
  data: readonly DataItem[]
  /** DN of the approval form; `''` for none. */
  approvalForm: string
  approvalType: ApprovalType
  steps: readonly ApprovalStep[]
}

export const noWorkflow: WorkflowFields = {
  template: '',
  processType: 'Provisioning',
  texts: { name: [], description: [] },
  cn: '',
  requestForm: '',
  data: [],
  approvalForm: '',
  approvalType: 'Serial',
  steps: [{ id: '1', kind: 'manager', approvers: [] }],
}

/** Whether a step has approvers: the manager, or at least one person or group. */
export function isStepComplete({ kind, approvers }: ApprovalStep): boolean {
  return kind === 'manager' || approvers.length > 0
}

/** Source: docs/assumptions.md A-143. */
export function toWorkflowBody(fields: WorkflowFields, defaultLocale: string): PrdCreateNode {
  const { texts, template, processType, requestForm, data, approvalForm, approvalType } = fields
  const ofLocale = ({ locale, text }: { locale: string; text: string }) => ({
    key: locale,
    value: text,
  })
  return {
    cn: fields.cn || commonNameOf(textIn(texts.name, defaultLocale)),
    template,
    processType,
    prdName: trimmed(texts.name).map(ofLocale),
    prdDescription: trimmed(texts.description).map(ofLocale),
    requestInfo: {
      requesterFormDN: requestForm || null,
      requestDataItem: data.map(({ key: name, type }) => ({ name, type })),
    },
    approvalType,
    approveInfo: fields.steps.map(({ kind, approvers }, index) => ({
      approvalFormDN: approvalForm || null,
      approvalOrder: index + 1,
      approversType: kind,
      approvers: kind === 'manager' ? [] : approvers.map(({ id }) => id),
    })),
  }
}
