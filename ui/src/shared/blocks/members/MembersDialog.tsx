import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePagedRead } from '../../platform/api/usePagedRead'
import type { Read } from '../../platform/api/read'
import type { PickerItem } from '../entity-picker/pickerItem'
import type { ItemDialogProps, PickerAsked } from '../entity-picker/pickerTab'
import type { Page } from '../listing/page'
import { useSearchDraft } from '../listing/useSearchDraft'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Dialog } from '../../ui/Dialog'
import { DialogActions } from '../../ui/DialogActions'
import { SearchField } from '../../ui/SearchField'
import { useKeptFocus } from '../../ui/useKeptFocus'
import { MemberList } from './MemberList'
import styles from './MembersDialog.module.css'
import { useMemberPause } from './useMemberPause'

/** A page of the members of a group or team. */
export interface MembersPage extends Page<PickerItem> {
  total: number
}

interface MembersDialogProps extends ItemDialogProps {
  /** The title; the usual one by default. */
  title?: string
  find: (asked: PickerAsked) => Read<MembersPage>
  /** Whether the group itself can be chosen instead of its members. */
  hasGroupOption?: boolean
  /** Chooses all found members at once. */
  onEverybody?: (query: string) => Promise<void>
}

const EVERYBODY: PickerAsked = { query: '', page: 0 }

/**
 * Chooses people among the members of an item, a group or team, or the group itself.
 *
 * Source: SPEC 2 "Modals"; SPEC 4 "Group picker".
 */
export function MembersDialog(props: MembersDialogProps) {
  const { item, title, find, hasGroupOption = false, onEverybody, onChoose, onClose } = props
  const { t } = useTranslation('members')
  const [asked, setAsked] = useState(EVERYBODY)
  const [chosen, setChosen] = useState<readonly PickerItem[]>([])
  const [isGroupAssignment, setIsGroupAssignment] = useState(false)
  const { draft, type, submit } = useSearchDraft(
    asked.query,
    (query) => setAsked({ query, page: 0 }),
    useMemberPause(),
  )
  const reading = usePagedRead(find(asked), asked.query, asked.page)
  const count = chosen.length
  const content = useRef<HTMLDivElement>(null)
  useKeptFocus(content)
  const confirm = () =>
    onChoose(
      isGroupAssignment
        ? [{ ...item, isGroupAssignment }]
        : chosen.map((member) => ({ ...member, parentId: item.id })),
    )

  return (
    <Dialog
      title={title ?? t('title', { name: item.name })}
      isOpen
      onClose={onClose}
      actions={
        <DialogActions
          verb={isGroupAssignment ? t('chooseGroup') : t('choose', { count })}
          isDisabled={count === 0 && !isGroupAssignment}
          onDo={confirm}
          onCancel={onClose}
        >
          {onEverybody && reading.data && reading.data.total > 0 && (
            <ChooseAll total={reading.data.total} onPress={() => onEverybody(asked.query)} />
          )}
        </DialogActions>
      }
    >
      <div ref={content} className={styles.content}>
        {hasGroupOption && (
          <Checkbox
            label={t('assignToGroup')}
            isSelected={isGroupAssignment}
            onChange={setIsGroupAssignment}
          />
        )}
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          value={draft}
          onChange={type}
          onSubmit={submit}
        />
        <MemberList
          reading={reading}
          asked={asked}
          chosen={chosen}
          isDisabled={isGroupAssignment}
          onChange={setChosen}
          onPage={(page) => setAsked({ ...asked, page })}
        />
      </div>
    </Dialog>
  )
}

interface ChooseAllProps {
  total: number
  onPress: () => Promise<void>
}

function ChooseAll({ total, onPress }: ChooseAllProps) {
  const { t } = useTranslation('members')
  const [isPending, setPending] = useState(false)
  const press = async () => {
    setPending(true)
    await onPress()
    setPending(false)
  }
  return (
    <Button isPending={isPending} onPress={() => void press()}>
      {t('chooseAll', { total })}
    </Button>
  )
}
