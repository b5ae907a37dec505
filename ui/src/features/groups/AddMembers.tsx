import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeGroupMembersMutation } from '../../entities/group/api'
import { userTab } from '../../entities/user/pickerTab'
import { DraftOffer } from '../../shared/blocks/drafts/DraftOffer'
import { useDraft } from '../../shared/blocks/drafts/useDraft'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import type { PickerTab } from '../../shared/blocks/entity-picker/pickerTab'
import { showFeedback } from '../../shared/platform/store/feedbackSlice'
import { FormFault } from '../../shared/blocks/form/FormFault'
import { useSave } from '../../shared/blocks/form/useSave'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../shared/platform/store/hooks'
import { DialogActions } from '../../shared/ui/DialogActions'
import styles from './AddMembers.module.css'

interface AddMembersProps {
  dn: string
  /** Called with the DNs of the people who were added. */
  onAdded: (dns: readonly string[]) => void
  onClose: () => void
}

/** Chooses people and adds them to a group, in one call. */
export function AddMembers({ dn, onAdded, onClose }: AddMembersProps) {
  const { t } = useTranslation('groups')
  const dispatch = useAppDispatch()
  const clientId = useBootstrap().client.id
  const tabs = useMemo((): [PickerTab] => [userTab({ clientId })], [clientId])
  const [people, setPeople] = useState<readonly PickerItem[]>([])
  const [changeMembers, { isLoading }] = useChangeGroupMembersMutation()
  const count = people.length
  const draft = useDraft<readonly PickerItem[]>({
    name: `group members ${dn}`,
    version: 1,
    value: count === 0 ? undefined : people,
  })
  const leave = () => {
    draft.forget()
    onClose()
  }
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => field.current?.querySelector('input')?.focus(), [])
  const { attempt, fault } = useSave(async () => {
    const members = people.map(({ id }) => id)
    onAdded(members)
    await changeMembers({ dn, members, membersAction: 'add' }).unwrap()
    const outcome = { success: true, succeeded: people, failed: [] }
    dispatch(showFeedback({ text: t('members.add.done', { count }), outcome }))
    leave()
  })

  return (
    <SectionCard title={t('members.add.open')}>
      <div ref={field} className={styles.stack}>
        <DraftOffer draft={draft} onRestore={setPeople} />
        <EntityPicker
          label={t('members.people')}
          tabs={tabs}
          selection="multi"
          hasClear
          isDisabled={isLoading}
          value={people}
          onChange={setPeople}
        />
        {fault !== undefined && <FormFault error={fault} />}
        <div className={styles.actions}>
          <DialogActions
            verb={t('members.add.verb', { count })}
            isBusy={isLoading}
            isDisabled={count === 0}
            onDo={() => void attempt(undefined)}
            onCancel={leave}
          />
        </div>
      </div>
    </SectionCard>
  )
}
