import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { userTab } from '../../entities/user/pickerTab'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import type { Standing } from '../../entities/client/standing'
import { useReadStanding } from '../../entities/client/useReadStanding'

/** A person, with the groups and roles by which they see pages. */
export interface CheckedPerson {
  name: string
  standing: Standing
}

interface PersonCheckProps {
  onChecked: (person: CheckedPerson | undefined) => void
}

/** Chooses a person to check, and loads their groups and roles by two calls. */
export function PersonCheck({ onChecked }: PersonCheckProps) {
  const { t } = useTranslation('settings')
  const { id: clientId } = useBootstrap().client
  const tabs = useMemo(() => [userTab({ clientId, isSingle: true })] as const, [clientId])
  const readStanding = useReadStanding()
  const [chosen, setChosen] = useState<readonly PickerItem[]>([])
  const [isFailed, setFailed] = useState(false)
  const check = async (people: readonly PickerItem[]) => {
    setChosen(people)
    setFailed(false)
    const [person] = people
    onChecked(undefined)
    if (!person) return
    try {
      onChecked({ name: person.name, standing: await readStanding(person.id) })
    } catch {
      setFailed(true)
    }
  }
  return (
    <EntityPicker
      label={t('access.person')}
      hint={t('access.personHint')}
      error={isFailed ? t('access.personFailed') : undefined}
      tabs={tabs}
      selection="single"
      value={chosen}
      onChange={(people) => void check(people)}
    />
  )
}
