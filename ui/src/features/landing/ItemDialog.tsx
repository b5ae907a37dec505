import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { ItemEntry, LandingDraft } from '../../entities/landing/landingDraft'
import { UNCATEGORIZED, type LandingItem } from '../../entities/landing/model'
import { ImageField } from '../../shared/blocks/form/ImageField'
import { FormDialog } from '../../shared/blocks/record-form/FormDialog'
import type { RecordFields } from '../../shared/blocks/record-form/recordField'
import { useDialogForm } from '../../shared/blocks/record-form/useDialogForm'
import { useFieldKinds } from '../../shared/blocks/record-form/useFieldKinds'
import { problem } from '../../shared/blocks/validation/problem'
import { Select } from '../../shared/ui/Select'
import { TextArea } from '../../shared/ui/TextArea'
import { TextField } from '../../shared/ui/TextField'

interface ItemDialogProps {
  /** The link or permission to edit; undefined for a new link. */
  item: LandingItem | undefined
  categoryId: string
  /** The page with all unsaved changes. */
  page: LandingDraft
  onApply: (entry: ItemEntry, categoryId: string) => void
  onClose: () => void
}

const NEW_LINK: ItemEntry = {
  name: '',
  description: '',
  image: '',
  address: '',
  page: '',
  permission: undefined,
}

/** The addresses that the server accepts. Source: docs/assumptions.md A-160. */
const ADDRESS = v.pipe(v.string(), v.regex(/^(?:https?:\/\/|[#/])\S*$/, problem('pattern')))

/** The id of the option "uncategorized": an option may not have an empty id. */
const REST = 'rest'

interface Entered {
  name: string
  description: string
  address: string
  /** Id of the category, or `REST` for "uncategorized". */
  category: string
  image: string
}

/**
 * Edits a link with its texts. Of a permission, only the category and the image can be edited: its texts come from the
 * catalog.
 */
export function ItemDialog({ page, onClose, ...props }: ItemDialogProps) {
  const { item } = props
  const { t } = useTranslation('landing')
  const entry = item ?? NEW_LINK
  const form = useItemForm({ ...props, entry, onClose })
  const { error: nameError, ...name } = form.field('name')
  const { error: addressError, ...address } = form.field('address')
  const { label, onChange } = form.field('image')
  return (
    <FormDialog
      form={form}
      title={item ? t('edit.editItem', { name: item.name }) : t('edit.addLink')}
      verb={t('edit.apply')}
      onClose={onClose}
    >
      {!entry.permission && (
        <>
          <TextField {...name} error={nameError && t('edit.nameMissing')} />
          <TextField
            {...address}
            type="url"
            error={addressError && t('edit.addressUnfit', { web: 'https://' })}
          />
          <TextArea {...form.field('description')} />
        </>
      )}
      <Select
        {...form.field('category')}
        options={page.map(({ id, name: text }) => ({
          id: toOption(id),
          text: id === UNCATEGORIZED ? t('uncategorized') : text || t('edit.untitled'),
        }))}
      />
      <ImageField label={label} image={form.now.image} onChange={onChange} />
    </FormDialog>
  )
}

type FormOptions = Omit<ItemDialogProps, 'page'> & { entry: ItemEntry }

/** The form of an item. The draft leaves out the image, which is a file. */
function useItemForm({ item, entry, categoryId, onApply, onClose }: FormOptions) {
  const fields = useItemFields(entry)
  return useDialogForm<Entered>({
    fields,
    stored: { ...entry, category: toOption(categoryId) },
    draftName: `offer ${categoryId} ${item?.id ?? 'link'}`,
    draftVersion: 2,
    onSave: ({ all: { category, ...texts } }) =>
      onApply({ ...entry, ...texts }, toCategory(category)),
    onSaved: onClose,
  })
}

function useItemFields({ page, permission }: ItemEntry): RecordFields<Entered> {
  const { t } = useTranslation('landing')
  const kinds = useFieldKinds()
  const isLink = permission === undefined
  return {
    name: kinds.text({ label: t('edit.name'), isRequired: isLink }),
    description: kinds.text({ label: t('edit.description') }),
    address: kinds.text({
      label: t('edit.address'),
      hint: t('edit.addressHint', { web: 'https://…', own: '#/…' }),
      isRequired: isLink && page === '',
      ...(isLink && { schema: ADDRESS }),
    }),
    category: kinds.choice({ label: t('edit.category'), textOf: (id) => id }),
    image: {
      label: t('edit.image'),
      isSame: Object.is,
      text: () => '',
      isNotKept: true,
    },
  }
}

const toOption = (categoryId: string) => (categoryId === UNCATEGORIZED ? REST : categoryId)
const toCategory = (option: string) => (option === REST ? UNCATEGORIZED : option)
