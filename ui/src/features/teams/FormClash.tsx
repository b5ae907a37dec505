import { useTranslation } from 'react-i18next'
import type { TeamFields } from '../../entities/team/teamChange'
import { useListText } from '../../i18n/useListText'
import { ConflictDialog } from '../../shared/blocks/concurrent-edit/ConflictDialog'
import type { FieldKey } from './teamFields'
import type { useTeamForm } from './useTeamForm'

/** What somebody else made of the same team meanwhile. */
export function FormClash({ team }: { team: ReturnType<typeof useTeamForm> }) {
  const { t } = useTranslation('teams')
  const fieldText = useFieldText()
  const { before, now, concurrent, overwrite, takeTheirs } = team
  if (!concurrent.clash) return null
  const { stored, conflicts } = concurrent.clash
  return (
    <ConflictDialog
      conflicts={conflicts.map((key) => ({
        key,
        label: t(`field.${key}`),
        was: fieldText(key, before),
        mine: fieldText(key, now),
        theirs: fieldText(key, stored),
      }))}
      onOverwrite={() => void overwrite()}
      onTakeTheirs={takeTheirs}
      onClose={concurrent.settle}
    />
  )
}

/** A field as people read it. */
function useFieldText() {
  const { t } = useTranslation(['teams', 'values'])
  const listText = useListText()
  return (key: FieldKey, fields: TeamFields): string => {
    switch (key) {
      case 'texts':
        return listText([...fields.texts.name, ...fields.texts.description].map(({ text }) => text))
      case 'members':
      case 'managers':
        return listText(fields[key].map(({ name }) => name))
      case 'domains':
        return listText(fields.domains.map((domain) => t(`domain.${domain}`)))
      default:
        return t(fields[key] ? 'values:yes' : 'values:no')
    }
  }
}
