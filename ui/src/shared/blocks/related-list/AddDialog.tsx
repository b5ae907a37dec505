import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showFeedback } from '../../platform/store/feedbackSlice'
import { useAppDispatch } from '../../platform/store/hooks'
import type { Outcome } from '../../platform/store/outcome'
import { TextArea } from '../../ui/TextArea'
import { TypedConfirmation } from '../confirm/TypedConfirmation'
import { useIsSaid } from '../confirm/useIsSaid'
import { EntityPicker } from '../entity-picker/EntityPicker'
import type { PickerItem } from '../entity-picker/pickerItem'
import type { PickerTab } from '../entity-picker/pickerTab'
import { ChildFeedback } from '../feedback/ChildFeedback'
import { FormDialog } from '../record-form/FormDialog'
import { useDialogForm, type DialogFormOptions } from '../record-form/useDialogForm'
import { useFieldKinds } from '../record-form/useFieldKinds'
import { problem } from '../validation/problem'
import { useNoConsequences, type UseConsequences } from './consequences'

interface AddDialogProps<Result extends Outcome> {
  title: string
  verb: string
  /** The label of the picker. */
  label: string
  hint: string
  tabs: readonly [PickerTab, ...PickerTab[]]
  /** Under which what is entered outlives the session. */
  draftName: string
  /** Why an item cannot be added, told before anything is sent. */
  misfit: (item: PickerItem) => string | undefined
  send: (items: readonly PickerItem[], reason: string) => Promise<Result>
  /** The outcome of all of them. */
  tell: (outcome: Result) => string
  /** The impact and the typed confirmation; always pass the same hook. */
  useConsequences?: UseConsequences<PickerItem>
  onClose: () => void
}

interface Entered {
  items: readonly PickerItem[]
  reason: string
}

const NOTHING: Entered = { items: [], reason: '' }
const ADDITION_FEEDBACK = 'addition'

/** Adds records to a list, with a reason that is sent with each. What could not be added stays chosen. */
export function AddDialog<Result extends Outcome>(props: AddDialogProps<Result>) {
  const { title, verb, label, hint, tabs, draftName, misfit, onClose } = props
  const { useConsequences = useNoConsequences } = props
  const { t } = useTranslation('relatedList')
  const kinds = useFieldKinds()
  const problemIn = (items: readonly PickerItem[]) => problemOf(items, misfit, t('chooseOne'))
  const form = useDialogForm<Entered>({
    fields: {
      items: {
        ...kinds.items({ label, hint, isRequired: true }),
        problemOf: (items) => (problemIn(items) === undefined ? undefined : problem('required')),
      },
      reason: kinds.text({ label: t('reason'), hint: t('reasonHint') }),
    },
    stored: NOTHING,
    draftName,
    onSave: useSending(props),
    onSaved: onClose,
  })
  const { items } = form.now
  const { preview, typed } = useConsequences(items)
  const [said, setSaid] = useState('')
  const isSaid = useIsSaid(typed ?? '')
  const { error, ...chosen } = form.field('items')
  return (
    <FormDialog
      form={form}
      title={title}
      verb={verb}
      isDisabled={typed !== undefined && !isSaid(said)}
      onClose={onClose}
    >
      <EntityPicker {...chosen} tabs={tabs} selection="multi" error={error && problemIn(items)} />
      <TextArea {...form.field('reason')} />
      {preview}
      {typed !== undefined && (
        <TypedConfirmation
          phrase={typed}
          value={said}
          isDisabled={form.isSaving}
          onChange={setSaid}
          onSubmit={() => isSaid(said) && void form.submit()}
        />
      )}
      <ChildFeedback place={ADDITION_FEEDBACK} />
    </FormDialog>
  )
}

/** Sends and tells the outcome; what could not be added stays. */
function useSending<Result extends Outcome>({
  send,
  tell,
}: Pick<AddDialogProps<Result>, 'send' | 'tell'>): DialogFormOptions<Entered>['onSave'] {
  const dispatch = useAppDispatch()
  return async ({ all: { items, reason } }, stay) => {
    const outcome = await send(items, reason)
    const { success } = outcome
    dispatch(
      showFeedback({ outcome, text: tell(outcome), ...(!success && { place: ADDITION_FEEDBACK }) }),
    )
    const done = new Set(outcome.succeeded.map(({ id }) => id))
    if (!success) stay((now) => ({ items: now.items.filter(({ id }) => !done.has(id)) }))
  }
}

function problemOf(
  items: readonly PickerItem[],
  misfit: AddDialogProps<Outcome>['misfit'],
  missing: string,
): string | undefined {
  return items.length === 0 ? missing : items.map(misfit).find((text) => text !== undefined)
}
