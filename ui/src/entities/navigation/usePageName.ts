import { useTranslation } from 'react-i18next'
import { isSection } from '../../shared/platform/routing/sections'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** Page keys whose title has another key. */
const SECTIONS: Readonly<Record<string, string>> = {
  orgChart: 'orgchart',
  landing: 'home',
  'create Resource': 'createResource',
  'create Role': 'createRole',
  'create Sod': 'createSod',
}

/** The name of a page by its key: its title, else its name in the server's menu, else the key. */
export function usePageName() {
  const { t } = useTranslation()
  const { menu } = useBootstrap()
  const entries = menu.flatMap((entry) => [entry, ...(entry.subMenuList ?? [])])
  return (key: string): string => {
    const title = SECTIONS[key] ?? key
    if (isSection(title)) return t(`section.${title}`)
    return entries.find(({ mapName }) => mapName === key)?.menuName ?? key
  }
}
