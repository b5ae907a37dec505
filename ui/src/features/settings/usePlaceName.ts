import { useTranslation } from 'react-i18next'
import type { SectionId } from '../../entities/client/model'
import { TILE_KEYS } from '../../entities/dashboard/tiles'
import { usePageName } from '../../entities/navigation/usePageName'

/** The name of a page or a tile. */
export function usePlaceName(section: SectionId) {
  const { t } = useTranslation('dashboard')
  const pageName = usePageName()
  return (key: string): string => {
    const tile = section === 'dashboardAccess' && TILE_KEYS.find((known) => known === key)
    return tile ? t(`tile.${tile}`) : pageName(key)
  }
}
