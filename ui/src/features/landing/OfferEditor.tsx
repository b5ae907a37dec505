import { FolderPlus } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withCategory } from '../../entities/landing/landingDraft'
import { UNCATEGORIZED, type OfferPlace } from '../../entities/landing/model'
import { DraftOffer } from '../../shared/blocks/drafts/DraftOffer'
import { SavedForm } from '../../shared/blocks/form/SavedForm'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import { Button } from '../../shared/ui/Button'
import { CategoryChoice } from './CategoryChoice'
import { CategoryEditor } from './CategoryEditor'
import { EditorClash } from './EditorClash'
import styles from './OfferEditor.module.css'
import { useOfferEditor, type EditorOptions } from './useOfferEditor'

interface OfferEditorProps extends EditorOptions {
  place: OfferPlace
  /** More facts about the page, shown beside the editor. */
  beside?: ReactNode
}

/** Edits a page of offered items: the list of its categories, and the selected category with its items. */
export function OfferEditor({ place, stored, reread, beside }: OfferEditorProps) {
  const { t } = useTranslation('landing')
  const editor = useOfferEditor({ place, stored, reread })
  const { now, change, chosen, choose } = editor
  const add = () => {
    const next = withCategory(now, t('edit.untitled'))
    change(next)
    choose(next.at(-2)?.id)
  }
  return (
    <SavedForm
      label={t(`edit.${place}.title`)}
      changes={editor.names}
      wrong={0}
      saveText={t(`edit.${place}.save`)}
      isSaving={editor.isSaving}
      attempts={0}
      fault={editor.fault}
      onSubmit={(event) => {
        event.preventDefault()
        void editor.submit()
      }}
      onDiscard={editor.discard}
    >
      <DraftOffer draft={editor.draft} onRestore={editor.restore} />
      <div className={styles.editor}>
        <div className={styles.choice}>
          <SectionCard
            title={t('edit.categories')}
            actions={
              <Button size="small" icon={FolderPlus} onPress={add}>
                {t('edit.newCategory')}
              </Button>
            }
          >
            <Stack gap="tight">
              <CategoryChoice
                categories={now}
                chosenId={chosen?.id ?? UNCATEGORIZED}
                onChoose={choose}
                onReorder={change}
              />
              <p>{t('edit.languageHint')}</p>
            </Stack>
          </SectionCard>
        </div>
        <div className={styles.chosen}>
          {chosen && (
            <Stack>
              <CategoryEditor place={place} category={chosen} draft={now} onChange={change} />
            </Stack>
          )}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
      <EditorClash editor={editor} />
    </SavedForm>
  )
}
