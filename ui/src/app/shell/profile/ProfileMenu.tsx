import { ChevronDown } from 'lucide'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../../shared/platform/parts/loadPart'
import { useProxiedUser } from '../../../shared/platform/proxy-mode/useProxiedUser'
import { useBootstrap } from '../../../shared/platform/session/useBootstrap'
import { useSession } from '../../../shared/platform/session/useSession'
import { Avatar } from '../../../shared/ui/Avatar'
import { Icon } from '../../../shared/ui/Icon'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { LazyPopup } from '../LazyPopup'
import styles from './ProfileMenu.module.css'

const loadPopup = () =>
  loadPart(async () => {
    const { ProfilePopup } = await import(
      /* webpackChunkName: "overlays", webpackPrefetch: true */ './ProfilePopup'
    )
    return ProfilePopup
  })

/** The profile menu of the signed-in person. Source: SPEC 2 "Header details". */
export function ProfileMenu() {
  const { t } = useTranslation()
  const { user } = useBootstrap()
  const { fullName } = useSession()
  const proxied = useProxiedUser()
  return (
    <LazyPopup opens="menu" load={loadPopup} className={styles.who ?? ''}>
      <Avatar name={fullName} image={user.image} />
      <span className={styles.name}>
        {fullName}
        {proxied && (
          <span className={styles.proxied}>{t('proxy.for', { name: proxied.fullName })}</span>
        )}
      </span>
      <VisuallyHidden>{t('profile')}</VisuallyHidden>
      <Icon of={ChevronDown} size="s" className={styles.arrow} />
    </LazyPopup>
  )
}
