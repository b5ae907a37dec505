import { useTranslation } from 'react-i18next'
import { useMaySeeDns } from '../../../shared/platform/session/useSeesDns'
import {
  densityChosen,
  dnsSwitched,
  selectAppearance,
  themeChosen,
  type Density,
  type Theme,
} from '../../../shared/platform/store/appearanceSlice'
import { useAppDispatch, useAppSelector } from '../../../shared/platform/store/hooks'
import { MenuItem, MenuSection } from '../../../shared/ui/Menu'

const themes: readonly Theme[] = ['system', 'light', 'dark']
const densities: readonly Density[] = ['comfortable', 'compact']
const dnChoices = ['shown', 'hidden'] as const

export function AppearanceChoice() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const maySeeDns = useMaySeeDns()
  const { theme, density, hasDns } = useAppSelector(selectAppearance)
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
      {maySeeDns && (
        <MenuSection
          title={t('dns.title')}
          chosen={hasDns ? 'shown' : 'hidden'}
          onChoose={(id) => dispatch(dnsSwitched(id === 'shown'))}
        >
          {dnChoices.map((each) => (
            <MenuItem key={each} id={each} isChoice>
              {t(`dns.${each}`)}
            </MenuItem>
          ))}
        </MenuSection>
      )}
    </>
  )
}
