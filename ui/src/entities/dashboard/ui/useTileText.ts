import { useTranslation } from 'react-i18next'
import type { TileKey } from '../tiles'

/** What a tile is called. */
export function useTileText(): (key: TileKey) => string {
  const { t } = useTranslation('dashboard')
  return (key) => t(`tile.${key}`)
}
