import { Rows3, Rows4 } from 'lucide'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { densityChosen, selectDensity } from '../../platform/store/appearanceSlice'
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks'
import { SegmentedButtons } from '../../ui/SegmentedButtons'

/** Chooses comfortable or compact rows, for all lists. */
export const DensityChoice = memo(function DensityChoice() {
  const { t } = useTranslation('dataTable')
  const dispatch = useAppDispatch()
  const density = useAppSelector(selectDensity)
  return (
    <SegmentedButtons
      label={t('density')}
      options={[
        { id: 'comfortable', label: t('comfortable'), icon: Rows3 },
        { id: 'compact', label: t('compact'), icon: Rows4 },
      ]}
      value={density}
      onChange={(chosen) => dispatch(densityChosen(chosen))}
    />
  )
})
