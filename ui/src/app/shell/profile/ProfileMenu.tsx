import { ChevronDown, Info, LogOut } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'react-aria-components/Button'
import { useBootstrap } from '../../../shared/session/useBootstrap'
import { useSession } from '../../../shared/session/useSession'
import { Avatar } from '../../../shared/ui/Avatar'
import { Icon } from '../../../shared/ui/Icon'
import { MenuButton, MenuItem, MenuSection } from '../../../shared/ui/Menu'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { useMenu } from '../../navigation/useMenu'
import { useMenuText } from '../../navigation/useMenuText'
import { useSignOut } from '../../session/useSignOut'
import { AboutDialog } from './AboutDialog'
import { AppearanceChoice } from './AppearanceChoice'
import { LanguageChoice } from './LanguageChoice'
import styles from './ProfileMenu.module.css'

/** What belongs to the person who is signed in. Source: SPEC 2 "Header details". */
export function ProfileMenu() {
  const { t } = useTranslation()
  const { profile, hasAbout } = useMenu()
  const menuText = useMenuText()
  const signOut = useSignOut()
  const [isAboutOpen, setAboutOpen] = useState(false)
  return (
    <>
      <MenuButton button={<PersonButton />} header={<PersonCard />}>
        <LanguageChoice />
        <AppearanceChoice />
        <MenuSection>
          {profile.map((entry) => (
            <MenuItem key={entry.name} href={entry.path}>
              {menuText(entry)}
            </MenuItem>
          ))}
          {hasAbout && (
            <MenuItem
              icon={Info}
              onAction={() => {
                setAboutOpen(true)
              }}
            >
              {t('about.open')}
            </MenuItem>
          )}
          <MenuItem icon={LogOut} flipIcon onAction={() => void signOut()}>
            {t('signOut')}
          </MenuItem>
        </MenuSection>
      </MenuButton>
      <AboutDialog
        isOpen={isAboutOpen}
        onClose={() => {
          setAboutOpen(false)
        }}
      />
    </>
  )
}

function PersonButton() {
  const { t } = useTranslation()
  const { user } = useBootstrap()
  const { fullName } = useSession()
  return (
    <Button className={styles.who ?? ''}>
      <Avatar name={fullName} image={user.image} />
      <span className={styles.name}>{fullName}</span>
      <VisuallyHidden>{t('profile')}</VisuallyHidden>
      <Icon of={ChevronDown} size="s" className={styles.arrow} />
    </Button>
  )
}

function PersonCard() {
  const { user } = useBootstrap()
  const { fullName, userName } = useSession()
  return (
    <div className={styles.card}>
      <Avatar name={fullName} image={user.image} size="m" />
      <div>
        <p className={styles.full}>{fullName}</p>
        <p className={styles.login}>
          <bdi>{userName}</bdi>
        </p>
      </div>
    </div>
  )
}
