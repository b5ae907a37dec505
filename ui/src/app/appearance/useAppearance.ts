import { useLayoutEffect } from 'react'
import { selectAppearance } from '../../shared/platform/store/appearanceSlice'
import { useAppSelector } from '../../shared/platform/store/hooks'
import { storeAppearance } from './storedAppearance'

/** Sets theme and density on the document, for tokens.css. */
export function useAppearance() {
  const appearance = useAppSelector(selectAppearance)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset.theme = appearance.theme
    dataset.density = appearance.density
    storeAppearance(appearance)
  }, [appearance])
}
