import { useTranslation } from 'react-i18next'
import { EntityPicker } from '../entity-picker/EntityPicker'
import type { PickerItem } from '../entity-picker/pickerItem'
import type { PickerTab } from '../entity-picker/pickerTab'
import { FormDialog } from '../record-form/FormDialog'
import { useDialogForm } from '../record-form/useDialogForm'
import { useFieldKinds } from '../record-form/useFieldKinds'
import { problem } from '../validation/problem'

interface AddDialogProps {
  title: string
  verb: string
  /** The label of the picker. */
  label: string
  hint: string
  tabs: readonly [PickerTab, ...PickerTab[]]
  /** The name of the draft, which stays after the session. */
  draftName: string
  /** Why an item cannot be added. */
  misfit: (item: PickerItem) => string | undefined
  /** Adds the items to the draft of the list. */
  onAdd: (items: readonly PickerItem[]) => void
  onClose: () => void
}

interface Entered {
  items: readonly PickerItem[]
}

const NOTHING: Entered = { items: [] }

/** Chooses records to add to a list. */
export function AddDialog(props: AddDialogProps) {
  const { title, verb, label, hint, tabs, draftName, misfit, onAdd, onClose } = props
  const { t } = useTranslation('relatedList')
  const kinds = useFieldKinds()
  const problemIn = (items: readonly PickerItem[]) => problemOf(items, misfit, t('chooseOne'))
  const form = useDialogForm<Entered>({
    fields: {
      items: {
        ...kinds.items({ label, hint, isRequired: true }),
        problemOf: (items) => (problemIn(items) === undefined ? undefined : problem('required')),
      },
    },
    stored: NOTHING,
    draftName,
    onSave: ({ all: { items } }) => onAdd(items),
    onSaved: onClose,
  })
  const { error, ...chosen } = form.field('items')
  return (
    <FormDialog form={form} title={title} verb={verb} onClose={onClose}>
      <EntityPicker
        {...chosen}
        tabs={tabs}
        selection="multi"
        error={error && problemIn(form.now.items)}
      />
    </FormDialog>
  )
}

function problemOf(
  items: readonly PickerItem[],
  misfit: AddDialogProps['misfit'],
  missing: string,
): string | undefined {
  return items.length === 0 ? missing : items.map(misfit).find((text) => text !== undefined)
}
