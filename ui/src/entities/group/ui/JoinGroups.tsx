import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftOffer } from '../../../shared/blocks/drafts/DraftOffer'
import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
import { useDialogForm } from '../../../shared/blocks/record-form/useDialogForm'
import { useFieldKinds } from '../../../shared/blocks/record-form/useFieldKinds'
import { showFeedback } from '../../../shared/platform/store/feedbackSlice'
import type { Outcome } from '../../../shared/platform/store/outcome'
import { useErrorText } from '../../../shared/platform/errors/useErrorText'
import { Stack } from '../../../shared/blocks/page/Stack'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { useAppDispatch } from '../../../shared/platform/store/hooks'
import { Button } from '../../../shared/ui/Button'
import { useChangeGroupMembersMutation } from '../api'
import { groupTab } from '../pickerTab'
import styles from './JoinGroups.module.css'

/** The person who is added to groups. */
export interface Person {
  dn: string
  name: string
}

interface JoinGroupsProps {
  person: Person
  /** Called with the DNs of the groups to which the person was added. */
  onJoined: (dns: readonly string[]) => void
}

/** Adds a person to groups, with one call for each. A group that fails does not stop the others, and stays selected. */
export function JoinGroups({ person, onJoined }: JoinGroupsProps) {
  const { t } = useTranslation('memberships')
  const clientId = useBootstrap().client.id
  const tabs = useMemo(() => [groupTab({ clientId, from: 'restAccessGroup' })] as const, [clientId])
  const kinds = useFieldKinds()
  const join = useJoining(person)
  const form = useDialogForm<{ groups: readonly PickerItem[] }>({
    fields: { groups: kinds.items({ label: t('join.label', { name: person.name }) }) },
    stored: { groups: [] },
    draftName: `join groups ${person.dn}`,
    draftVersion: 2,
    onSave: async ({ all: { groups } }, stay) => {
      onJoined(groups.map(({ id }) => id))
      const failed = await join(groups)
      stay(() => ({ groups: groups.filter(({ id }) => failed.has(id)) }))
    },
  })
  return (
    <Stack gap="tight">
      <DraftOffer draft={form.draft} onRestore={form.restore} />
      <div className={styles.join}>
        <EntityPicker
          {...form.field('groups')}
          tabs={tabs}
          selection="multi"
          isDisabled={form.isSaving}
        />
        <Button
          isDisabled={form.now.groups.length === 0}
          isPending={form.isSaving}
          onPress={() => void form.submit()}
        >
          {t('join.verb')}
        </Button>
      </div>
    </Stack>
  )
}

/** Adds the person to groups; returns the DNs of those that failed. */
function useJoining({ dn, name }: Person) {
  const { t } = useTranslation('memberships')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [changeMembers] = useChangeGroupMembersMutation()
  return async (groups: readonly PickerItem[]): Promise<ReadonlySet<string>> => {
    const failed: Outcome['failed'][number][] = []
    for (const group of groups) {
      const change = { dn: group.id, members: [dn], membersAction: 'add' } as const
      const { error } = await changeMembers(change)
      if (error) failed.push({ id: group.id, name: group.name, reason: errorText(error) })
    }
    const missing = new Set(failed.map(({ id }) => id))
    const succeeded = groups.filter(({ id }) => !missing.has(id))
    const outcome = { success: failed.length === 0, succeeded, failed }
    dispatch(showFeedback({ outcome, text: t('join.done', { name }) }))
    return missing
  }
}
