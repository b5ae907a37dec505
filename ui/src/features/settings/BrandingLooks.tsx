import { useTranslation } from 'react-i18next'
import { directionOf } from '../../i18n/direction'
import { useLocale } from '../../i18n/useLocale'
import { toUpstreamLocale } from '../../i18n/locale'
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
  const textOf = useTextOf(entered)
  const colours = coloursOf(entered)
  const logo = isPicture(entered.image) ? entered.image.data : ''
  const lookIn = (language: string) => ({
    colours,
    logo,
    title: textOf('title', 'title', language) || t('product', { ns: 'shell' }),
    ...(entered.enableFooter === true && {
      footer: [
        textOf('footerLink', 'label', language),
        textOf('contactInfo', 'contactInfo', language),
      ],
    }),
  })
  return (
    <>
      <SectionCard title={t('preview.title')}>
        <Stack gap="tight">
          <BrandPreview {...lookIn(locale)} caption={t('preview.desktop')} theme="light" />
          <div className={styles.pair}>
            <BrandPreview
              {...lookIn(otherWay.language)}
              caption={
                otherWay.direction === 'rtl' ? t('preview.rightToLeft') : t('preview.leftToRight')
              }
              direction={otherWay.direction}
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

/** A text as the console shows it: in the given language, else in the default language, else in English. */
function useTextOf(entered: Settings) {
  const { default: fallback } = useBootstrap().locales
  return (field: string, key: string, language: string): string => {
    const phrases = entered[field]
    const texts = isPhrases(phrases) ? (phrases[key] ?? []) : []
    const locales = [toUpstreamLocale(language), fallback, 'en']
    return locales.map((locale) => textIn(texts, locale)).find(Boolean) ?? ''
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
