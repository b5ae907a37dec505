import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListConflictsOfUserQuery } from '../../entities/sod/api'
import type { Sod } from '../../entities/sod/model'
import { sodRecipientTab } from '../../entities/sod/pickerTab'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { Stack } from '../../shared/blocks/page/Stack'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Violator } from './Violator'

interface ViolatorLookUpProps {
  sod: Pick<Sod, 'id' | 'roles'>
}

/** Looks up whether a person has both roles of a constraint: among many, nobody is found by reading. */
export function ViolatorLookUp({ sod }: ViolatorLookUpProps) {
  const { t } = useTranslation('sods')
  const { id: clientId } = useBootstrap().client
  const tabs = useMemo(() => [sodRecipientTab({ clientId })] as const, [clientId])
  const [chosen, setChosen] = useState<readonly PickerItem[]>([])
  const [person] = chosen
  const { currentData } = useListConflictsOfUserQuery(person?.id ?? skipToken)
  const isViolator = currentData?.some(({ id }) => id === sod.id)
  return (
    <Stack gap="tight">
      <EntityPicker
        label={t('violators.lookUp')}
        tabs={tabs}
        selection="single"
        hasClear
        value={chosen}
        onChange={setChosen}
      />
      <div role="status">
        {person && isViolator === true && <Violator dn={person.id} roles={sod.roles} />}
        {person && isViolator === false && <p>{t('violators.isNot', { name: person.name })}</p>}
      </div>
    </Stack>
  )
}
