import { useTranslation } from 'react-i18next'
import { isSection } from '../../shared/platform/routing/sections'

interface Named {
  name: string
  serverText: string
}

/** The text of a menu entry: translated by its name, else as the server wrote it. */
export function useMenuText(): (entry: Named) => string {
  const { t } = useTranslation()
  return ({ name, serverText }) => (isSection(name) ? t(`section.${name}`) : serverText)
}
