import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftOffer } from '../../../shared/blocks/drafts/DraftOffer'
import { useDraft } from '../../../shared/blocks/drafts/useDraft'
import { EntityPicker } from '../../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../../shared/blocks/entity-picker/pickerItem'
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
  const [chosen, setChosen] = useState<readonly PickerItem[]>([])
  const draft = useDraft<readonly PickerItem[]>({
    name: `join groups ${person.dn}`,
    version: 1,
    value: chosen.length === 0 ? undefined : chosen,
  })
  const { join, isJoining } = useJoining(person)
  const submit = async () => {
    onJoined(chosen.map(({ id }) => id))
    const failed = await join(chosen)
    if (failed.size === 0) draft.forget()
    setChosen(chosen.filter(({ id }) => failed.has(id)))
  }
  return (
    <Stack gap="tight">
      <DraftOffer draft={draft} onRestore={setChosen} />
      <div className={styles.join}>
        <EntityPicker
          label={t('join.label', { name: person.name })}
          tabs={tabs}
          selection="multi"
          isDisabled={isJoining}
          value={chosen}
          onChange={setChosen}
        />
        <Button
          isDisabled={chosen.length === 0}
          isPending={isJoining}
          onPress={() => void submit()}
        >
          {t('join.verb')}
        </Button>
      </div>
    </Stack>
  )
}

function useJoining({ dn, name }: Person) {
  const { t } = useTranslation('memberships')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [changeMembers] = useChangeGroupMembersMutation()
  const [isJoining, setJoining] = useState(false)
  const join = async (groups: readonly PickerItem[]): Promise<ReadonlySet<string>> => {
    setJoining(true)
    const failed: Outcome['failed'][number][] = []
    for (const group of groups) {
      const change = { dn: group.id, members: [dn], membersAction: 'add' } as const
      const { error } = await changeMembers(change)
      if (error) failed.push({ id: group.id, name: group.name, reason: errorText(error) })
    }
    setJoining(false)
    const missing = new Set(failed.map(({ id }) => id))
    const succeeded = groups.filter(({ id }) => !missing.has(id))
    const outcome = { success: failed.length === 0, succeeded, failed }
    dispatch(showFeedback({ outcome, text: t('join.done', { name }) }))
    return missing
  }
  return { join, isJoining }
}
