import { CalendarOff, CircleQuestionMark, Headset, Info, LogOut, MonitorSmartphone } from 'lucide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAway } from '../../../features/availability/routes'
import { toProfile } from '../../../features/profile/routes'
import { loadPart } from '../../../shared/platform/parts/loadPart'
import { useLazyDialog } from '../../../shared/platform/parts/useLazyDialog'
import { useProxiedUser } from '../../../shared/platform/proxy-mode/useProxiedUser'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { useSession } from '../../../shared/platform/session/useSession'
import { Avatar } from '../../../shared/ui/Avatar'
import { MenuItem, MenuPopup, MenuSection } from '../../../shared/ui/Menu'
import { useHelp } from '../../help/useHelp'
import { ProxyItem } from '../../proxy-mode/ProxyItem'
import { pagesOf } from '../../navigation/menu'
import { useMenu } from '../../navigation/useMenu'
import { useMenuText } from '../../navigation/useMenuText'
import { useSignOut } from '../../session/useSignOut'
import { HelpDeskDialog } from '../helpDesk/HelpDeskDialog'
import { useHelpDesk } from '../helpDesk/useHelpDesk'
import type { PopupProps } from '../LazyPopup'
import { menuIcon } from '../menuIcon'
import { AboutDialog } from './AboutDialog'
import { AppearanceChoice } from './AppearanceChoice'
import { LanguageChoice } from './LanguageChoice'
import styles from './ProfilePopup.module.css'

const loadProxyAs = () =>
  loadPart(async () => {
    const { ProxyAsDialog } = await import(
      /* webpackChunkName: "proxy-as" */ '../../proxy-mode/ProxyAsDialog'
    )
    return ProxyAsDialog
  })

/** The content of the profile menu: preferences, pages and sign-out. Source: SPEC 2 "Header details". */
export function ProfilePopup(popup: PopupProps) {
  const { t } = useTranslation()
  const { primary, profile, hasAbout } = useMenu()
  const menuText = useMenuText()
  const signOut = useSignOut()
  const helpDesk = useHelpDesk()
  const help = useHelp()
  const { navigationRights } = useBootstrap()
  const proxied = useProxiedUser()
  const proxyAs = useLazyDialog(loadProxyAs, ['picker', 'confirm', 'forms'])
  const mayBeAway = pagesOf(primary).some(({ name }) => name === 'availability')
  const mayOpenProfile = !proxied && navigationRights.pages.profile !== false
  const [dialog, setDialog] = useState<'about' | 'helpDesk'>()
  const close = () => setDialog(undefined)
  return (
    <>
      <MenuPopup {...popup} header={<PersonCard />}>
        <LanguageChoice />
        <AppearanceChoice />
        <MenuSection>
          <ProxyItem onOpen={() => void proxyAs.open()} />
          {profile.map((entry) => (
            <MenuItem key={entry.name} icon={menuIcon(entry.name)} href={entry.path}>
              {menuText(entry)}
            </MenuItem>
          ))}
          {mayBeAway && (
            <MenuItem icon={CalendarOff} href={toAway()}>
              {t('away')}
            </MenuItem>
          )}
          {mayOpenProfile && (
            <MenuItem icon={MonitorSmartphone} href={toProfile('sessions')}>
              {t('ownSessions')}
            </MenuItem>
          )}
          {helpDesk.isInMenu && (
            <MenuItem icon={Headset} onAction={() => setDialog('helpDesk')}>
              {t('helpDeskContact.open')}
            </MenuItem>
          )}
          {hasAbout && (
            <MenuItem icon={Info} onAction={() => setDialog('about')}>
              {t('about.open')}
            </MenuItem>
          )}
          {help.isOffered && (
            <MenuItem icon={CircleQuestionMark} onAction={help.open}>
              {t('help.open')}
            </MenuItem>
          )}
          <MenuItem icon={LogOut} flipIcon onAction={() => void signOut()}>
            {t('signOut')}
          </MenuItem>
        </MenuSection>
      </MenuPopup>
      <AboutDialog isOpen={dialog === 'about'} onClose={close} />
      {proxyAs.isOpen && proxyAs.LazyDialog && <proxyAs.LazyDialog onClose={proxyAs.close} />}
      {dialog === 'helpDesk' && <HelpDeskDialog helpDesk={helpDesk} onClose={close} />}
    </>
  )
}

function PersonCard() {
  const { user } = useBootstrap()
  const { t } = useTranslation()
  const { fullName, userName } = useSession()
  const proxied = useProxiedUser()
  return (
    <div className={styles.card}>
      <Avatar name={fullName} image={user.image} size="m" />
      <div>
        <p className={styles.full}>{fullName}</p>
        <p className={styles.login}>
          <bdi>{userName}</bdi>
        </p>
        {proxied && <p className={styles.proxied}>{t('proxy.for', { name: proxied.fullName })}</p>}
      </div>
    </div>
  )
}
