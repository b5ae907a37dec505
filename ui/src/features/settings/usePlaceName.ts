import { useTranslation } from 'react-i18next'
import type { SectionId } from '../../entities/client/model'
import { TILE_KEYS } from '../../entities/dashboard/tiles'
import { isSection } from '../../shared/platform/routing/sections'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** Page keys whose title stands under another name. */
const SECTIONS: Readonly<Record<string, string>> = {
  orgChart: 'orgchart',
  landing: 'home',
  'create Resource': 'createResource',
  'create Role': 'createRole',
  'create Sod': 'createSod',
}

/** What a page or a tile is called; a page that has no title here as the menu of the server has it, else its key. */
export function usePlaceName(section: SectionId) {
  const { t } = useTranslation(['shell', 'dashboard'])
  const { menu } = useBootstrap()
  const entries = menu.flatMap((entry) => [entry, ...(entry.subMenuList ?? [])])
  return (key: string): string => {
    const tile = section === 'dashboardAccess' && TILE_KEYS.find((known) => known === key)
    if (tile) return t(`dashboard:tile.${tile}`)
    const title = SECTIONS[key] ?? key
    if (isSection(title)) return t(`shell:section.${title}`)
    return entries.find(({ mapName }) => mapName === key)?.menuName ?? key
  }
}
