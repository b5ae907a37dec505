import { useTranslation } from 'react-i18next'
import { isSection } from '../../shared/platform/routing/sections'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'

/** Pages whose title has another key than the page itself. */
const SECTIONS: Readonly<Record<string, string>> = {
  orgChart: 'orgchart',
  landing: 'home',
  'create Resource': 'createResource',
  'create Role': 'createRole',
  'create Sod': 'createSod',
}

/** What the page of a key is called: its title, or as the menu of the server has it, else its key. */
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
