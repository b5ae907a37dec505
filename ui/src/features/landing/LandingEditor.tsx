import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withCategory } from '../../entities/landing/landingDraft'
import { UNCATEGORIZED } from '../../entities/landing/model'
import { DraftOffer } from '../../shared/drafts/DraftOffer'
import { SavedForm } from '../../shared/form/SavedForm'
import { SectionCard } from '../../shared/page/SectionCard'
import { Split } from '../../shared/page/Split'
import { Stack } from '../../shared/page/Stack'
import { Button } from '../../shared/ui/Button'
import { CategoryChoice } from './CategoryChoice'
import { CategoryEditor } from './CategoryEditor'
import { useLandingEditor, type EditorOptions } from './useLandingEditor'

/** The categories, and one of them with what it holds. */
export function LandingEditor(options: EditorOptions) {
  const { t } = useTranslation('landing')
  const editor = useLandingEditor(options)
  const { now, change, names, isSaving, submit, discard, draft } = editor
  const [chosenId, setChosenId] = useState<string>()
  const chosen = now.find(({ id }) => id === chosenId) ?? now[0]
  const add = () => {
    const next = withCategory(now, t('edit.untitled'))
    change(next)
    setChosenId(next.at(-2)?.id)
  }
  return (
    <SavedForm
      label={t('edit.title')}
      changes={names}
      wrong={0}
      saveText={t('edit.save')}
      isSaving={isSaving}
      attempts={0}
      fault={undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onDiscard={discard}
    >
      <DraftOffer draft={draft} onRestore={change} />
      <Split
        beside={
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
                onChoose={setChosenId}
                onReorder={change}
              />
              <p>{t('edit.languageHint')}</p>
            </Stack>
          </SectionCard>
        }
      >
        {chosen && <CategoryEditor category={chosen} draft={now} onChange={change} />}
      </Split>
    </SavedForm>
  )
}
