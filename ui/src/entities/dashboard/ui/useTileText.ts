import { useTranslation } from 'react-i18next'
import type { TileKey } from '../tiles'

/** The title of a tile. */
export function useTileText(): (key: TileKey) => string {
  const { t } = useTranslation('dashboard')
  return (key) => t(`tile.${key}`)
}
