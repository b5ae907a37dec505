import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ItemEntry, LandingDraft } from '../../entities/landing/landingDraft'
import { UNCATEGORIZED, type LandingItem } from '../../entities/landing/model'
import { DraftDialog } from '../../shared/blocks/drafts/DraftDialog'
import { useDraft } from '../../shared/blocks/drafts/useDraft'
import { ImageField } from '../../shared/blocks/form/ImageField'
import { Stack } from '../../shared/blocks/page/Stack'
import { Select } from '../../shared/ui/Select'
import { TextArea } from '../../shared/ui/TextArea'
import { TextField } from '../../shared/ui/TextField'

interface ItemDialogProps {
  /** Undefined for a new link. */
  item: LandingItem | undefined
  categoryId: string
  /** The page as it is being changed. */
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

/** What the server takes. Source: docs/assumptions.md A-160. */
const ADDRESS = /^(?:https?:\/\/|[#/])\S*$/

/** A link with its texts, or where a permission stands and its picture: its texts are the catalogue's. */
export function ItemDialog({ item, categoryId, page, onApply, onClose }: ItemDialogProps) {
  const { t } = useTranslation('landing')
  const { entry, place, change, setPlace, draft, restore } = useEntered(item, categoryId)
  const [isChecked, setChecked] = useState(false)
  const problems = useProblems(entry)
  const apply = () => {
    setChecked(true)
    if (problems.name !== undefined || problems.address !== undefined) return
    draft.forget()
    onApply({ ...entry, name: entry.name.trim(), address: entry.address.trim() }, place)
    onClose()
  }
  return (
    <DraftDialog
      title={item ? t('edit.editItem', { name: item.name }) : t('edit.addLink')}
      draft={draft}
      onRestore={restore}
      verb={t('edit.apply')}
      onDo={apply}
      onClose={onClose}
    >
      <Stack gap="tight">
        {!entry.permission && (
          <>
            <TextField
              label={t('edit.name')}
              isRequired
              value={entry.name}
              error={isChecked ? problems.name : undefined}
              onChange={(name) => change({ name })}
            />
            <TextField
              label={t('edit.address')}
              type="url"
              isRequired={entry.page === ''}
              hint={t('edit.addressHint', { web: 'https://…', own: '#/…' })}
              value={entry.address}
              error={isChecked ? problems.address : undefined}
              onChange={(address) => change({ address })}
            />
            <TextArea
              label={t('edit.description')}
              value={entry.description}
              onChange={(description) => change({ description })}
            />
          </>
        )}
        <Select
          label={t('edit.category')}
          options={page.map(({ id, name }) => ({
            id: id === UNCATEGORIZED ? REST : id,
            text: id === UNCATEGORIZED ? t('uncategorized') : name || t('edit.untitled'),
          }))}
          value={place === UNCATEGORIZED ? REST : place}
          onChange={(id) => setPlace(id === REST ? UNCATEGORIZED : id)}
        />
        <ImageField
          label={t('edit.image')}
          image={entry.image}
          onChange={(image) => change({ image })}
        />
      </Stack>
    </DraftDialog>
  )
}

interface Entered {
  /** Without its picture, as it comes back. */
  entry: Omit<ItemEntry, 'image'> & Partial<Pick<ItemEntry, 'image'>>
  /** Id of the category. */
  place: string
}

/** What is entered about an item; its picture is a file, of which no draft is kept. */
function useEntered(item: LandingItem | undefined, categoryId: string) {
  const [initial] = useState<ItemEntry>(item ?? NEW_LINK)
  const [entry, setEntry] = useState(initial)
  const [place, setPlace] = useState(categoryId)
  const isChanged = entry !== initial || place !== categoryId
  const draft = useDraft<Entered>({
    name: `offer ${categoryId} ${item?.id ?? 'link'}`,
    version: 1,
    value: isChanged ? { entry, place } : undefined,
    omit: PICTURE,
  })
  const change = (part: Partial<ItemEntry>) => setEntry((before) => ({ ...before, ...part }))
  const restore = (found: Entered) => {
    change(found.entry)
    setPlace(found.place)
  }
  return { entry, place, change, setPlace, draft, restore }
}

const PICTURE = ['image'] as const

/** An option needs an id. */
const REST = 'rest'

function useProblems({ name, address, page, permission }: ItemEntry) {
  const { t } = useTranslation('landing')
  if (permission) return {}
  const isFit = address.trim() === '' ? page !== '' : ADDRESS.test(address.trim())
  return {
    name: name.trim() === '' ? t('edit.nameMissing') : undefined,
    address: isFit ? undefined : t('edit.addressUnfit', { web: 'https://' }),
  }
}
