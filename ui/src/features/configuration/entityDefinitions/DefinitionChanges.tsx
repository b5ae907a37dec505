import { useTranslation } from 'react-i18next'
import type { DefinitionFields } from '../../../entities/entity-definition/model'
import { Diff } from '../../../shared/blocks/diff/Diff'
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
