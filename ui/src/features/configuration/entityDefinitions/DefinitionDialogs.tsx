import { GitCompareArrows } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DefinitionFields } from '../../../entities/entity-definition/model'
import { Diff } from '../../../shared/blocks/diff/Diff'
import { Button } from '../../../shared/ui/Button'
import { Dialog } from '../../../shared/ui/Dialog'
import { definitionDiff } from './definitionDiff'
import { useAttributeWords } from './useDefinitionFields'

interface ChangesProps {
  before: DefinitionFields
  now: DefinitionFields
}

/** The differences between the stored and the entered definition. */
export function DefinitionChanges({ before, now }: ChangesProps) {
  const { t } = useTranslation('entityDefinitions')
  const wordsOf = useAttributeWords()
  return (
    <Diff
      label={t('review')}
      heads={{ name: t('column.name'), was: t('was'), now: t('now') }}
      groups={definitionDiff(before, now, wordsOf, t)}
    />
  )
}

/** A button, and the dialog that shows what a save would change. */
export function ReviewDefinition({ before, now }: ChangesProps) {
  const { t } = useTranslation('entityDefinitions')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={GitCompareArrows} onPress={() => setOpen(true)}>
        {t('review')}
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          title={t('review')}
          onClose={() => setOpen(false)}
          actions={<Button onPress={() => setOpen(false)}>{t('close')}</Button>}
        >
          <DefinitionChanges before={before} now={now} />
        </Dialog>
      )}
    </>
  )
}
