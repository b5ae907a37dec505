import { CircleQuestionMark } from 'lucide'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  flagSetting,
  linkSetting,
  localizedSetting,
} from '../../shared/platform/session/clientSettings'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { Icon } from '../../shared/ui/Icon'
import { vendorTitle } from '../../shared/blocks/appearance/brandDefaults'
import { useBrand } from '../branding/useBrand'
import { useBrandLocales } from '../branding/useBrandLocales'
import styles from './Footer.module.css'
import { PhoneNumbers } from './helpDesk/PhoneNumbers'
import { useHelpDesk } from './helpDesk/useHelpDesk'

/** The vendor's own text. Source: docs/assumptions.md A-448. */
function useDefaultText() {
  const { t } = useTranslation()
  const { title } = useBrand()
  return t('footer', { product: vendorTitle(title) ?? t('product') })
}

/** Links and contact of the customer. Source: SPEC 2 "Footer"; docs/assumptions.md A-760. */
export const Footer = memo(function Footer() {
  const { config } = useBootstrap().client
  const locales = useBrandLocales()
  const defaultText = useDefaultText()
  if (!flagSetting(config, 'branding', 'enableFooter')) return null
  const link = locales
    .map((each) => linkSetting(config, 'branding', 'footerLink', each))
    .find(({ href }) => href !== '')
  const contact = locales
    .map((each) => localizedSetting(config, 'branding', 'contactInfo', each))
    .find(Boolean)
  return (
    <footer className={styles.foot}>
      {link ? (
        <a href={link.href} target="_blank" rel="noreferrer">
          {link.label || link.href}
        </a>
      ) : (
        <span>{defaultText}</span>
      )}
      {contact && <span>{contact}</span>}
      <HelpDesk />
    </footer>
  )
})

function HelpDesk() {
  const { t } = useTranslation()
  const { name, mail, numbers, isInFooter } = useHelpDesk()
  if (!isInFooter || name === '') return null
  return (
    <span className={styles.help}>
      <span className={styles.sign}>
        <Icon of={CircleQuestionMark} className={styles.icon} />
        {t('helpDesk')}
      </span>
      <span>{name}</span>
      {mail && (
        <a href={`mailto:${mail}`}>
          <bdi>{mail}</bdi>
        </a>
      )}
      <PhoneNumbers numbers={numbers} marker="·" />
    </span>
  )
}
