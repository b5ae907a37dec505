import { useTranslation } from 'react-i18next'
import {
  densityChosen,
  selectAppearance,
  themeChosen,
  type Density,
  type Theme,
} from '../../../shared/platform/store/appearanceSlice'
import { useAppDispatch, useAppSelector } from '../../../shared/platform/store/hooks'
import { MenuItem, MenuSection } from '../../../shared/ui/Menu'

const themes: readonly Theme[] = ['system', 'light', 'dark']
const densities: readonly Density[] = ['comfortable', 'compact']

export function AppearanceChoice() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { theme, density } = useAppSelector(selectAppearance)
  return (
    <>
      <MenuSection
        title={t('theme.title')}
        chosen={theme}
        onChoose={(id) =>
          themes.filter((each) => each === id).map((each) => dispatch(themeChosen(each)))
        }
      >
        {themes.map((each) => (
          <MenuItem key={each} id={each} isChoice>
            {t(`theme.${each}`)}
          </MenuItem>
        ))}
      </MenuSection>
      <MenuSection
        title={t('density.title')}
        chosen={density}
        onChoose={(id) =>
          densities.filter((each) => each === id).map((each) => dispatch(densityChosen(each)))
        }
      >
        {densities.map((each) => (
          <MenuItem key={each} id={each} isChoice>
            {t(`density.${each}`)}
          </MenuItem>
        ))}
      </MenuSection>
    </>
  )
}
