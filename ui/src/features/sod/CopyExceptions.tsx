import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getSod } from '../../entities/sod/api'
import type { SodExceptions } from '../../entities/sod/model'
import { sodTab } from '../../entities/sod/pickerTab'
import { areSameExceptions, sodFieldsOf } from '../../entities/sod/sodChange'
import { EntityPicker } from '../../shared/blocks/entity-picker/EntityPicker'
import type { PickerItem } from '../../shared/blocks/entity-picker/pickerItem'
import { freshly } from '../../shared/platform/api/read'
import { useAppDispatch } from '../../shared/platform/store/hooks'

const TABS = [sodTab()] as const

interface CopyExceptionsProps {
  /** The entered exceptions. */
  value: SodExceptions
  onCopy: (exceptions: SodExceptions) => void
}

/** Chooses another constraint and gives its exceptions; what was entered is replaced. A hint says when both are equal. */
export function CopyExceptions({ value, onCopy }: CopyExceptionsProps) {
  const { t } = useTranslation('sods')
  const dispatch = useAppDispatch()
  const [chosen, setChosen] = useState<readonly PickerItem[]>([])
  const [isFailed, setFailed] = useState(false)
  const [isSame, setSame] = useState(false)
  const copy = async (items: readonly PickerItem[]) => {
    setChosen(items)
    setFailed(false)
    setSame(false)
    const [other] = items
    if (!other) return
    const { data: sod } = await dispatch(getSod.initiate(other.id, freshly))
    if (!sod) {
      setFailed(true)
      return
    }
    const { exceptions } = sodFieldsOf(sod)
    setSame(areSameExceptions(exceptions, value))
    onCopy(exceptions)
  }
  return (
    <EntityPicker
      label={t('exceptions.copy')}
      tabs={TABS}
      selection="single"
      value={chosen}
      onChange={(items) => void copy(items)}
      hint={isSame && t('exceptions.copySame')}
      error={isFailed ? t('exceptions.copyFailed') : undefined}
    />
  )
}
