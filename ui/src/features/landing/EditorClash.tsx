import { useTranslation } from 'react-i18next'
import type { DraftConflict } from '../../entities/landing/draftConflicts'
import { useListText } from '../../i18n/useListText'
import { ConflictDialog } from '../../shared/blocks/concurrent-edit/ConflictDialog'
import { each, type Sides } from '../../shared/blocks/concurrent-edit/threeWay'
import type { useOfferEditor } from './useOfferEditor'

/** Asks how to resolve the conflicts between the entered changes and those that somebody else saved meanwhile. */
export function EditorClash({ editor }: { editor: ReturnType<typeof useOfferEditor> }) {
  const labelOf = useLabel()
  const sidesOf = useSideTexts()
  const { clash, overwrite, takeTheirs, settle } = editor
  if (!clash) return null
  return (
    <ConflictDialog
      conflicts={clash.conflicts.map((conflict) => ({
        key: `${conflict.part} ${conflict.id}`,
        label: labelOf(conflict),
        ...sidesOf(conflict),
      }))}
      onOverwrite={() => void overwrite()}
      onTakeTheirs={takeTheirs}
      onClose={settle}
    />
  )
}

/** The label of a conflict: category and part, for instance `Everyday, Description`. */
function useLabel() {
  const { t } = useTranslation('landing')
  const listText = useListText()
  return ({ part, id, name }: DraftConflict): string => {
    if (part === 'categoryOrder') return t('edit.categoryOrder')
    const thing = id === '' ? t('uncategorized') : name
    return part === 'presence' ? thing : listText([thing, t(`edit.${part}`)])
  }
}

/** The three sides of a conflict as text: original, own and other value. */
function useSideTexts() {
  const { t } = useTranslation('landing')
  const listText = useListText()
  return ({ part, was, mine, theirs }: DraftConflict): Sides<string> => {
    const sides = { was, mine, theirs }
    const fate = (side: readonly string[]) => t(side.length > 0 ? 'edit.changed' : 'edit.removed')
    switch (part) {
      case 'presence':
        return { ...each(sides, fate), was: t('edit.presence') }
      case 'image':
        return each(sides, ([image]) => (image === '' ? '' : t('edit.aPicture')))
      case 'category':
        return each(sides, ([name = '']) => (name === '' ? t('uncategorized') : name))
      default:
        return each(sides, listText)
    }
  }
}
