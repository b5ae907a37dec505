import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/useLocale'
import {
  flagSetting,
  linkSetting,
  listSetting,
  localizedSetting,
  textSetting,
} from '../../shared/session/clientSettings'
import { useBootstrap } from '../../shared/session/useBootstrap'
import styles from './Footer.module.css'

/** Links and contact of the customer. Source: SPEC 2 "Footer". */
export function Footer() {
  const { config } = useBootstrap().client
  const { locale } = useLocale()
  const { t } = useTranslation()
  if (!flagSetting(config, 'branding', 'enableFooter')) return null
  const link = linkSetting(config, 'branding', 'footerLink', locale)
  const contact = localizedSetting(config, 'branding', 'contactInfo', locale)
  return (
    <footer className={styles.foot}>
      {link.href ? (
        <a href={link.href} target="_blank" rel="noreferrer">
          {link.label || link.href}
        </a>
      ) : (
        <span>{t('footer')}</span>
      )}
      {contact && <span>{contact}</span>}
      <HelpDesk />
    </footer>
  )
}

function HelpDesk() {
  const { config } = useBootstrap().client
  const { t } = useTranslation()
  const name = textSetting(config, 'helpdesk', 'helpdeskName')
  if (!flagSetting(config, 'helpdesk', 'showInfooter') || name === '') return null
  const mail = textSetting(config, 'helpdesk', 'emailAddress')
  const numbers = listSetting(config, 'helpdesk', 'contactNumber')
  return (
    <span className={styles.help}>
      <span>{t('helpDesk')}</span>
      <span>{name}</span>
      {mail && (
        <a href={`mailto:${mail}`}>
          <bdi>{mail}</bdi>
        </a>
      )}
      <ul className={styles.numbers}>
        {numbers.map((number, index) => (
          <li key={number}>
            {index > 0 && <span aria-hidden>·</span>}
            <a href={`tel:${number.replaceAll(' ', '')}`}>
              <bdi>{number}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </span>
  )
}
