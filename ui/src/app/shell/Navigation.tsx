import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useMenu } from '../navigation/useMenu'
import { BuildLabel } from './BuildLabel'
import styles from './Navigation.module.css'
import { NavigationGroup } from './NavigationGroup'
import { NavigationLink } from './NavigationLink'

/** Primary navigation: beside the page, or on a narrow screen a drawer that the bar opens. */
export function Navigation({ id }: { id: string }) {
  const { t } = useTranslation()
  const { primary } = useMenu()
  const { pathname } = useLocation()
  const drawer = useRef<HTMLElement>(null)
  useEffect(() => {
    drawer.current?.hidePopover()
  }, [pathname])
  return (
    <nav ref={drawer} id={id} popover="auto" className={styles.nav} aria-label={t('navigation')}>
      {primary.map((entry) =>
        entry.children.length > 0 ? (
          <NavigationGroup key={entry.name} group={entry} pathname={pathname} />
        ) : (
          <NavigationLink key={entry.name} entry={entry} pathname={pathname} />
        ),
      )}
      <BuildLabel />
    </nav>
  )
}
