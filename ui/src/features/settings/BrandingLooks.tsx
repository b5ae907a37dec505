import { useTranslation } from 'react-i18next'
import { directionOf } from '../../i18n/direction'
import { useLocale } from '../../i18n/useLocale'
import { toUpstreamLocale } from '../../i18n/locale'
import { vendorTitle } from '../../shared/blocks/appearance/brandDefaults'
import { BrandPreview } from '../../shared/blocks/appearance/BrandPreview'
import type { BrandColours } from '../../shared/blocks/appearance/brandProperties'
import { textIn } from '../../shared/blocks/localized-text/localizedTexts'
import { SectionCard } from '../../shared/blocks/page/SectionCard'
import { Stack } from '../../shared/blocks/page/Stack'
import type { Settings } from '../../shared/blocks/settings-form/settingField'
import { isPhrases, isPicture } from '../../shared/blocks/settings-form/settingValues'
import { useBootstrap } from '../../shared/platform/session/useBootstrap'
import { ContrastTable } from './ContrastTable'
import styles from './BrandingLooks.module.css'

/** The other direction of writing, with a language that is written in it. */
const OTHER_WAY = {
  ltr: { direction: 'rtl', language: 'ar' },
  rtl: { direction: 'ltr', language: 'en' },
} as const

interface LooksProps {
  entered: Settings
}

/**
 * Previews of the branding: on a large screen, in the other direction of writing, on a phone in the dark theme; and the
 * contrasts.
 */
export function BrandingLooks({ entered }: LooksProps) {
  const { t } = useTranslation('settings')
  const { locale } = useLocale()
  const otherWay = OTHER_WAY[directionOf(locale)]
  const { titleIn, footerIn } = useTexts(entered)
  const colours = coloursOf(entered)
  const logo = isPicture(entered.image) ? entered.image.data : ''
  const lookIn = (language: string) => ({
    colours,
    logo,
    title: titleIn(language),
    ...(entered.enableFooter === true && { footer: footerIn(language) }),
  })
  return (
    <>
      <SectionCard title={t('preview.title')}>
        <Stack>
          <BrandPreview {...lookIn(locale)} caption={t('preview.desktop')} theme="light" />
          <div className={styles.pair}>
            <BrandPreview
              {...lookIn(otherWay.language)}
              caption={
                otherWay.direction === 'rtl' ? t('preview.rightToLeft') : t('preview.leftToRight')
              }
              direction={otherWay.direction}
              theme="light"
              isPhone
            />
            <BrandPreview {...lookIn(locale)} caption={t('preview.phone')} theme="dark" isPhone />
          </div>
        </Stack>
      </SectionCard>
      <SectionCard title={t('contrast.title')}>
        <ContrastTable colours={colours} hasFooter={entered.enableFooter === true} />
      </SectionCard>
    </>
  )
}

/** The texts as the console shows them: in the given language, else in the default language, else in English. */
function useTexts(entered: Settings) {
  const { t } = useTranslation('shell')
  const { default: fallback } = useBootstrap().locales
  const all = (field: string, key: string, language: string): string[] => {
    const phrases = entered[field]
    const texts = isPhrases(phrases) ? (phrases[key] ?? []) : []
    return [toUpstreamLocale(language), fallback, 'en'].map((locale) => textIn(texts, locale))
  }
  const first = (texts: readonly string[]) => texts.find(Boolean) ?? ''
  const titleIn = (language: string) => first(all('title', 'title', language)) || t('product')
  const linkIn = (language: string) => {
    const addresses = all('footerLink', 'link', language)
    const at = addresses.findIndex(Boolean)
    if (at < 0) return t('footer', { product: vendorTitle(titleIn(language)) ?? t('product') })
    return first([all('footerLink', 'label', language)[at] ?? '', addresses[at] ?? ''])
  }
  const contactIn = (language: string) => first(all('contactInfo', 'contactInfo', language))
  return {
    titleIn,
    footerIn: (language: string) => [linkIn(language), contactIn(language)],
  }
}

function coloursOf(entered: Settings): BrandColours {
  const colour = (key: keyof BrandColours) => {
    const value = entered[key]
    return typeof value === 'string' ? value : ''
  }
  return {
    barLeftColor: colour('barLeftColor'),
    barRightColor: colour('barRightColor'),
    titleColor: colour('titleColor'),
  }
}
