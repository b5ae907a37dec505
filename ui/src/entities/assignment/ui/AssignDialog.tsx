import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EntityPicker } from '../../../shared/entity-picker/EntityPicker'
import { ChildFeedback } from '../../../shared/feedback/ChildFeedback'
import formStyles from '../../../shared/form/SavedForm.module.css'
import { FormFault } from '../../../shared/form/FormFault'
import { Button } from '../../../shared/ui/Button'
import { DatePicker } from '../../../shared/ui/DatePicker'
import { Dialog } from '../../../shared/ui/Dialog'
import { TextArea } from '../../../shared/ui/TextArea'
import { resourceTab } from '../../resource/pickerTab'
import { roleTab } from '../../role/pickerTab'
import type { PermissionKind } from '../model'
import type { Holder } from './holder'
import { PLACE, useAssignment } from './useAssignment'

interface AssignDialogProps {
  kind: PermissionKind
  holder: Holder
  onClose: () => void
}

/**
 * Gives somebody roles or resources: which, why, from when until when. What could not be asked for stays, with the
 * reason; a conflict of duties wants a justification.
 */
export function AssignDialog({ kind, holder, onClose }: AssignDialogProps) {
  const { t } = useTranslation('assignments')
  const tabs = useMemo(() => [kind === 'role' ? roleTab() : resourceTab()] as const, [kind])
  const { wish, change, errors, isInConflict, fault, isBusy, submit } = useAssignment({
    kind,
    holder,
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      title={t(`${kind}.assignTo`, { name: holder.name })}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isPending={isBusy} onPress={() => void submit()}>
            {t('assign')}
          </Button>
        </>
      }
    >
      <EntityPicker
        label={t(`${kind}.title`)}
        tabs={tabs}
        selection="multi"
        isRequired
        value={wish.items}
        onChange={(items) => change({ items })}
        error={errors.items}
      />
      <TextArea
        label={t('reason')}
        isRequired
        value={wish.reason}
        onChange={(reason) => change({ reason })}
        error={errors.reason}
      />
      <div className={formStyles.fields}>
        <DatePicker
          label={t('column.effectiveDate')}
          hint={t('effectiveHint')}
          value={wish.from}
          onChange={(from) => change({ from })}
        />
        <DatePicker
          label={t('column.expiryDate')}
          hint={t('expiryHint')}
          value={wish.until}
          onChange={(until) => change({ until })}
          error={errors.until}
        />
      </div>
      <ChildFeedback place={PLACE} />
      {isInConflict && (
        <TextArea
          label={t('justification')}
          hint={t('justificationHint')}
          isRequired
          value={wish.justification}
          onChange={(justification) => change({ justification })}
          error={errors.justification}
        />
      )}
      {fault !== undefined && <FormFault error={fault} />}
    </Dialog>
  )
}
