import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { useAppDispatch } from '../../platform/store/hooks'
import type { Outcome } from '../../platform/store/outcome'
import { TextArea } from '../../ui/TextArea'
import { TypedConfirmation } from '../confirm/TypedConfirmation'
import { useIsSaid } from '../confirm/useIsSaid'
import { DraftDialog } from '../drafts/DraftDialog'
import { useDraft } from '../drafts/useDraft'
import { EntityPicker } from '../entity-picker/EntityPicker'
import type { PickerItem } from '../entity-picker/pickerItem'
import type { PickerTab } from '../entity-picker/pickerTab'
import { ChildFeedback } from '../feedback/ChildFeedback'
import { FormFault } from '../form/FormFault'
import { useSave } from '../form/useSave'
import { useNoConsequences, type UseConsequences } from './consequences'

interface AddDialogProps<Result extends Outcome> {
  title: string
  verb: string
  /** Of the picker. */
  label: string
  hint: string
  tabs: readonly [PickerTab, ...PickerTab[]]
  /** Under which what is entered outlives the session. */
  draftName: string
  /** Why an item cannot be added, told before anything is sent. */
  misfit: (item: PickerItem) => string | undefined
  send: (items: readonly PickerItem[], reason: string) => Promise<Result>
  /** What became of them. */
  tell: (outcome: Result) => string
  /** What follows from it, and what is typed before; always the same hook. */
  useConsequences?: UseConsequences<PickerItem>
  onClose: () => void
}

interface Entered {
  items: readonly PickerItem[]
  reason: string
}

const NOTHING: Entered = { items: [], reason: '' }
const PLACE = 'addition'

/** Adds records to a list, with a reason that is sent with each. What could not be added stays chosen. */
export function AddDialog<Result extends Outcome>(props: AddDialogProps<Result>) {
  const { title, verb, label, hint, tabs, draftName, onClose } = props
  const { useConsequences = useNoConsequences } = props
  const { t } = useTranslation('relatedList')
  const [entered, setEntered] = useState(NOTHING)
  const { items, reason } = entered
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const value = items.length === 0 && reason === '' ? undefined : entered
  const draft = useDraft<Entered>({ name: draftName, version: 1, value })
  const send = useSending(props)
  const { attempt, fault } = useSave(async () => {
    setBusy(true)
    const left = await send(entered).finally(() => setBusy(false))
    setEntered((now) => ({ ...now, items: left }))
    if (left.length > 0) return
    draft.forget()
    onClose()
  })
  const { preview, typed } = useConsequences(items)
  const [said, setSaid] = useState('')
  const isSaid = useIsSaid(typed ?? '')
  const problem = problemOf(items, props.misfit, t('chooseOne'))
  const submit = () => {
    setTried(true)
    if (problem === undefined) void attempt(undefined)
  }
  return (
    <DraftDialog
      title={title}
      draft={draft}
      onRestore={setEntered}
      verb={verb}
      isBusy={isBusy}
      isDisabled={typed !== undefined && !isSaid(said)}
      onDo={submit}
      onClose={onClose}
    >
      <EntityPicker
        label={label}
        hint={hint}
        tabs={tabs}
        selection="multi"
        isRequired
        value={items}
        onChange={(chosen) => setEntered({ ...entered, items: chosen })}
        error={isTried ? problem : undefined}
      />
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        onChange={(text) => setEntered({ ...entered, reason: text })}
      />
      {preview}
      {typed !== undefined && (
        <TypedConfirmation
          phrase={typed}
          value={said}
          isDisabled={isBusy}
          onChange={setSaid}
          onSubmit={() => isSaid(said) && submit()}
        />
      )}
      <ChildFeedback place={PLACE} />
      {fault !== undefined && <FormFault error={fault} />}
    </DraftDialog>
  )
}

/** Sends, tells the outcome, and gives what could not be added. */
function useSending<Result extends Outcome>({
  send,
  tell,
}: Pick<AddDialogProps<Result>, 'send' | 'tell'>) {
  const dispatch = useAppDispatch()
  return async ({ items, reason }: Entered) => {
    const outcome = await send(items, reason.trim())
    const { success } = outcome
    dispatch(showFeedback({ outcome, text: tell(outcome), ...(!success && { place: PLACE }) }))
    const done = new Set(outcome.succeeded.map(({ id }) => id))
    return success ? [] : items.filter(({ id }) => !done.has(id))
  }
}

function problemOf(
  items: readonly PickerItem[],
  misfit: AddDialogProps<Outcome>['misfit'],
  missing: string,
): string | undefined {
  return items.length === 0 ? missing : items.map(misfit).find((text) => text !== undefined)
}
