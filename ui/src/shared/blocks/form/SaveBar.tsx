import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useListText } from '../../../i18n/useListText'
import { Button } from '../../ui/Button'
import { FormBar } from './FormBar'

export interface SaveBarProps {
  /** Labels of what was changed. */
  changes: readonly string[]
  /** The number of fields with errors. */
  wrong: number
  /** What the button does: "Save changes". */
  saveText: string
  isSaving: boolean
  /** Buttons before the one that saves. */
  tools?: ReactNode
  /** Without it there is nothing to go back to. */
  onDiscard?: (() => void) | undefined
  /** Brings back what was discarded; only while it can. */
  onUndoDiscard?: (() => void) | undefined
}

/** What would be saved, and the button that saves it. */
export function SaveBar(props: SaveBarProps) {
  const { changes, wrong, saveText, isSaving, tools, onDiscard, onUndoDiscard } = props
  const { t } = useTranslation(['forms', 'ui'])
  const isUnchanged = changes.length === 0
  const rest = onUndoDiscard ? t('discarded') : t('unchanged')
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
