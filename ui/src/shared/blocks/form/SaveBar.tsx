import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { Button } from '../../ui/Button'
import { FormBar } from './FormBar'

export interface SaveBarProps {
  /** Labels of the changed fields. */
  changes: readonly string[]
  /** Whether the form creates a record: while it is empty there is nothing to say of changes. */
  isNew?: boolean
  /** The number of fields with errors. */
  wrong: number
  /** The text of the save button: "Save changes". */
  saveText: string
  isSaving: boolean
  /** Buttons before the save button. */
  tools?: ReactNode
  /** Discards the changes; undefined if they cannot be discarded. */
  onDiscard?: (() => void) | undefined
  /** Restores discarded changes; undefined when there are none. */
  onUndoDiscard?: (() => void) | undefined
}

/** The bar with the changed fields and the save button. */
export function SaveBar(props: SaveBarProps) {
  const { changes, isNew, wrong, saveText, isSaving, tools, onDiscard, onUndoDiscard } = props
  const { t } = useTranslation(['forms', 'ui'])
  const isUnchanged = changes.length === 0
  const untouched = isNew ? undefined : t('unchanged')
  const rest = onUndoDiscard ? t('discarded') : untouched
  return (
    <FormBar wrong={wrong} words={isUnchanged ? rest : <Changes changes={changes} />}>
      {onUndoDiscard && isUnchanged && (
        <Button variant="quiet" autoFocus onPress={onUndoDiscard}>
          {t('ui:undo.undo')}
        </Button>
      )}
      {onDiscard && !isUnchanged && (
        <Button variant="quiet" isDisabled={isSaving} onPress={onDiscard}>
          {t('discard')}
        </Button>
      )}
      {tools}
      <Button type="submit" variant="primary" isPending={isSaving} isDisabled={isUnchanged}>
        {saveText}
      </Button>
    </FormBar>
  )
}

function Changes({ changes }: Pick<SaveBarProps, 'changes'>) {
  const { t } = useTranslation('forms')
  const listText = useListText()
  return (
    <>
      <strong>{t('changes', { count: changes.length })}</strong> <span>{listText(changes)}</span>
    </>
  )
}
