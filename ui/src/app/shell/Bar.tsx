import { Menu } from 'lucide'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useProxiedUser } from '../../shared/platform/proxy-mode/useProxiedUser'
import { Icon } from '../../shared/ui/Icon'
import { HelpButton } from '../help/HelpButton'
import { PaletteButton } from '../palette/PaletteButton'
import styles from './Bar.module.css'
import { BrandTitle } from './BrandTitle'
import { Bell } from './notifications/Bell'
import { ProfileMenu } from './profile/ProfileMenu'

/** The brand bar. Source: SPEC 2 "Header details". */
export const Bar = memo(function Bar({ navigation }: { navigation: string }) {
  const { t } = useTranslation()
  const isProxy = useProxiedUser() !== null
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={styles.toggle}
        popoverTarget={navigation}
        aria-label={t('menu')}
      >
        <Icon of={Menu} />
      </button>
      <BrandTitle />
      <PaletteButton />
      <div className={styles.tools}>
        <HelpButton />
        {!isProxy && <Bell />}
        <ProfileMenu />
      </div>
    </header>
  )
})
