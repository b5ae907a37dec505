import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../i18n/useListText'
import { groupTab } from '../../entities/group/pickerTab'
import { prdTab } from '../../entities/request-definition/pickerTab'
import { roleTab } from '../../entities/role/pickerTab'
import { useGetDefaultApprovalQuery } from '../../entities/sod/api'
import type { SodExceptions } from '../../entities/sod/model'
import { userTab } from '../../entities/user/pickerTab'
import { ApprovalEditor } from '../../shared/blocks/approval/ApprovalEditor'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import { Stack } from '../../shared/blocks/page/Stack'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { RadioGroup } from '../../shared/ui/RadioGroup'
import { Switch } from '../../shared/ui/Switch'

interface ExceptionsEditorProps {
  value: SodExceptions
  onChange: (exceptions: SodExceptions) => void
  /** Shows all errors, after an attempt to save. */
  isChecked: boolean
  was: string | undefined
}

const KINDS = ['alwaysAllow', 'allowWithWorkflow'] as const
const WORKFLOWS = [prdTab({ prdType: 'sod', isSingle: true })] as const

/**
 * How exceptions are decided: a person has one role of the constraint and requests the other.
 * Source: SPEC 3 "Approval".
 */
export function ExceptionsEditor({ value, onChange, isChecked, was }: ExceptionsEditorProps) {
  const { t } = useTranslation('sods')
  const { kind, hasDefaultApprovers, approval } = value
  const approvers = useApproverTabs()
  const defaults = useDefaultsText()
  return (
    <Stack>
      <RadioGroup
        label={t('exceptions.question')}
        look="cards"
        was={was}
        options={KINDS.map((id) => ({
          id,
          text: t(`exceptions.${id}`),
          caption: t(`exceptions.${id}Caption`),
        }))}
        value={kind}
        onChange={(chosen) => onChange({ ...value, kind: chosen })}
      />
      {kind === 'allowWithWorkflow' && (
        <Switch
          label={t('exceptions.defaultApprovers')}
          hint={defaults}
          isSelected={hasDefaultApprovers}
          onChange={(isOn) => onChange({ ...value, hasDefaultApprovers: isOn })}
        />
      )}
      {kind === 'allowWithWorkflow' && !hasDefaultApprovers && (
        <ApprovalEditor
          label={t('exceptions.approval')}
          value={approval}
          onChange={(changed) => onChange({ ...value, approval: changed })}
          approverPicker={(slot) => (
            <EntityPicker {...slot} tabs={approvers} selection="multi" isDraggable />
          )}
          definitionPicker={(slot) => (
            <EntityPicker {...slot} tabs={WORKFLOWS} selection="single" />
          )}
          isChecked={isChecked}
          isAlwaysRequired
        />
      )}
    </Stack>
  )
}

/** The names of the default approvers; undefined while they load, and when loading fails. */
function useDefaultsText(): string | undefined {
  const { t } = useTranslation('sods')
  const listText = useListText()
  const { data } = useGetDefaultApprovalQuery(undefined)
  if (!data || data.approvers.length === 0) return undefined
  return t('exceptions.defaults', { names: listText(data.approvers.map(({ name }) => name)) })
}

function useApproverTabs() {
  const clientId = useBootstrap().client.id
  return useMemo(
    () => [userTab({ clientId }), groupTab({ clientId }), roleTab()] as const,
    [clientId],
  )
}
